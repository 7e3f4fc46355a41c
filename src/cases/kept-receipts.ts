import * as v from 'valibot';
import type { ReceiptStore } from '../../machines/cases/cases.actors';
import { keptReceipt } from '../../machines/cases/cases.kept';
import { receiptPrefix, storedLists } from '../browser/stored-files';

/** The receipt of the last reply to each case, in this browser until Esci. */
export const keptReceipts: ReceiptStore = storedLists(receiptPrefix, (kept) =>
  v.is(keptReceipt, kept),
);
