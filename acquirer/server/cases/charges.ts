import { letterId, letterNumber } from '../letters/numbers';
import type { adjustment } from '../letters/tables';
import type { Move } from './lifecycle';
import { reasonOf } from './reasons';
import type { CaseColumns } from './tables';

type Charge = typeof adjustment.$inferInsert;

interface Step {
  readonly day: string;
  readonly move: Pick<Move, 'state'>;
}

type Amount = Pick<Charge, 'description' | 'amount'>;

/**
 * What a step of a case books: a chargeback is debited when it arrives, and credited when it is
 * settled for the merchant; a request for documents is debited when it is closed without them.
 */
const bookedBy = (
  { reason, disputed }: CaseColumns,
  state: Step['move']['state'],
): Amount | undefined => {
  const { isChargeback, debit } = reasonOf(reason);
  if (state === (isChargeback ? 'nuove' : 'chiuse')) {
    return { description: debit, amount: -disputed };
  }
  if (!isChargeback) return undefined;
  if (state === 'evase') {
    return { description: 'Riaccredito: documentazione accolta', amount: disputed };
  }
  if (state === 'annullate') {
    return { description: 'Riaccredito: contestazione ritirata', amount: disputed };
  }
  return undefined;
};

/** The settlement of a payment. */
export type Settlement = Pick<Charge, 'settlementId'>;

/** The debits and credits that steps of a case have led to. */
export const chargesOf = (
  one: CaseColumns,
  steps: readonly Step[],
  { settlementId }: Settlement,
): Charge[] =>
  steps.flatMap(({ day, move }) => {
    const booked = bookedBy(one, move.state);
    if (booked === undefined) return [];
    return {
      ...booked,
      id: letterId(one.id, 'CON', booked.amount < 0 ? 0 : 1),
      settlementId,
      settlementDay: one.transactionAt.slice(0, 10),
      movementId: one.id,
      societyCode: one.societyCode,
      posCode: one.posCode,
      letterDate: day,
      type: 'CON',
      caseNumber: letterNumber(one.id, 'CON'),
    };
  });
