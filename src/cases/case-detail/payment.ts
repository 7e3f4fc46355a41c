import type { CaseDetail } from '../../../acquirer/contract/cases';
import { hrefAtPoint } from '../../../machines/navigation/address';
import { pathOf } from '../../../machines/pages';
import type { Payment } from '../../italian/dispute-guides';
import { formatDate, formatEuro } from '../../italian/format';
import { monthChoices } from '../../italian/months';
import { writtenQuery } from '../../lists/criteria';

/** The payment of a case, as texts. */
export const paymentOf = (detail: CaseDetail): Payment => ({
  date: formatDate(detail.transDate),
  amount: formatEuro(detail.transAmount),
  authorisation: detail.autorization,
  lastFour: /\d{4}$/.exec(detail.card)?.[0] ?? '',
  place: detail.signLocale,
});

/** The debits and credits of the month of a letter, in its shop. */
export const chargesAddress = (date: string, codPos: string) =>
  hrefAtPoint(
    `${pathOf('disputeCharges')}?${writtenQuery({ month: date.slice(0, 7).replace('-', '') }, 1)}`,
    codPos,
  );

/** Whole euro, as the filters of Movimenti take them. */
const boundsOf = (amount: number) =>
  amount < 0 ? {} : { minAmount: String(Math.floor(amount)), maxAmount: String(Math.ceil(amount)) };

/**
 * The place of that payment in Movimenti, in its shop; null where it is older than the data window (BUS-007).
 */
export const movementAddress = (
  { transDate, transAmount, codPoS }: Pick<CaseDetail, 'transDate' | 'transAmount' | 'codPoS'>,
  today: string,
) => {
  const month = transDate.slice(0, 7).replace('-', '');
  if (!monthChoices(today).some(({ value }) => value === month)) return null;
  const criteria = { month, day: transDate.slice(8, 10), ...boundsOf(transAmount) };
  return hrefAtPoint(`${pathOf('movements')}?${writtenQuery(criteria, 1)}`, codPoS);
};
