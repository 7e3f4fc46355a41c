import * as v from 'valibot';
import { call, listStatuses } from './call';
import { money, month, rows, text, typeCall } from './fields';

/** All, accounting differences, cancelled transactions (DIF-004). */
export const differenceType = v.picklist(['ALL', 'DRN', 'MAN']);
export type DifferenceType = v.InferOutput<typeof differenceType>;

/**
 * One accounting difference, debit or credit (API-044); `importoDisputa` in euro. A back end may name
 * the shop, the movement, and the case with its manager and state; what it leaves out is ''.
 */
export const difference = v.object({
  branchCode: text,
  dataLettera: text,
  descTipoDispute: text,
  importoDisputa: money,
  numeroPratica: text,
  name: text,
  movementId: text,
  caseId: text,
  ebox: text,
  state: text,
});
export type Difference = v.InferOutput<typeof difference>;

const wholeMonth = {
  month,
  orderBy: v.literal('+branchCode'),
  typeCall,
  /** Always the first: the portal turns the pages itself. */
  page: v.literal(1),
};

const differences = v.object({ disputeList: rows(difference) });

/** API-043: Differenze contabili. */
export const dispute = call({
  alias: 'DISPUTE',
  access: 'session',
  reads: true,
  request: v.object({ disputeType: differenceType, ...wholeMonth }),
  answer: differences,
  statuses: listStatuses,
});

/** API-096: Addebiti e accrediti generati da contestazioni. */
export const getDisputes = call({
  alias: 'getDisputes',
  access: 'session',
  reads: true,
  request: v.object(wholeMonth),
  answer: differences,
  statuses: listStatuses,
});
