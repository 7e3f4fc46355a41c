import type { UnpaidItem } from '../../acquirer/contract/unpaid';
import { unpaidTexts } from '../italian/unpaid';
import { columnsOf } from '../lists/columns';

const { columns: words } = unpaidTexts;

/** INS-005. */
export const unpaidColumns = columnsOf<UnpaidItem, never>({
  branchCode: { header: words.point, kind: 'text', leaves: 2 },
  merchant: { header: words.brand, kind: 'words', card: 'line' },
  amount: { header: words.amount, kind: 'money', card: 'title' },
  vDate: { header: words.valueDate, kind: 'date', card: 'aside' },
  cDate: { header: words.bookingDate, kind: 'date', leaves: 1 },
  reason: { header: words.reason, kind: 'words', wide: true },
});
