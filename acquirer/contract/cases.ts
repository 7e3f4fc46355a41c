import * as v from 'valibot';
import { call, listStatuses } from './call';
import { caseStates } from './case-states';
import { count, givenId, id, listOf, money, note, nothing, rows, text } from './fields';

/** A manager as its owner sees it (API-066); `flSuspended` "1": ANNULLATO, nothing can be sent. */
export const eboxManager = v.object({
  eboxCode: id,
  managerCode: text,
  description: text,
  flSuspended: text,
});
export type EboxManager = v.InferOutput<typeof eboxManager>;

/** API-066. */
export const getEboxList = call({
  alias: 'GET_EBOX_LIST',
  access: 'session',
  reads: true,
  request: nothing,
  answer: v.object({ managerList: rows(eboxManager) }),
  statuses: listStatuses,
});

/** How many cases are in each state (CAS-019); here `expired` counts In scadenza. */
export const caseCounts = v.object({
  new: count,
  suspended: count,
  expired: count,
  viewed: count,
  canceled: count,
  completed: count,
  closed: count,
});
export type CaseCounts = v.InferOutput<typeof caseCounts>;

/** How many cases still wait for an answer (CAS-019: `expired` counts In scadenza). */
export const openIn = (counts: CaseCounts) => counts.new + counts.suspended + counts.expired;

/** API-069. */
export const eboxRequest = call({
  alias: 'EBOX_REQUEST',
  access: 'session',
  reads: true,
  request: v.object({ ebox: givenId }),
  answer: caseCounts,
  statuses: listStatuses,
});

/** Expiry date, point of sale, operation date, amount, card number. */
export const caseOrder = v.picklist(['datascad', 'pv', 'dataOp', 'importo', 'carta']);
export type CaseOrder = v.InferOutput<typeof caseOrder>;

/** One row of the case list (API-071); amounts in euro, the card masked. */
export const caseRow = v.object({
  caseId: id,
  expiry: text,
  codPV: text,
  insegnaLoc: text,
  dataTrans: text,
  card: text,
  amountTrans: money,
  amountCont: money,
  practice: text,
});
export type CaseRow = v.InferOutput<typeof caseRow>;

/** API-070: every case of one manager in one state. `search` is a merchant code, '' for all. */
export const searchPratices = call({
  alias: 'SEARCH_PRATICES',
  access: 'session',
  reads: true,
  request: v.object({
    ebox: givenId,
    order: caseOrder,
    search: note,
    state: v.picklist(caseStates),
  }),
  answer: v.object({ practiceList: rows(caseRow) }),
  statuses: listStatuses,
});

const attachment = v.object({ documento: id, path: text });

const historyEntry = v.object({
  dataCreazione: text,
  statoEbox: text,
  testo: text,
  allegatiList: listOf(attachment),
});

/** Of the extension `assignCase`: who handed the case over last, when, and the line of text. */
const assignment = v.object({ from: text, at: text, message: text });

/** A debit (negative) or credit that a case has led to, in euro, with the day of its letter. */
const caseCharge = v.object({ date: text, amount: money, description: text });

/** Everything about one case (API-073); `transAmount` in euro. A back end may leave `charges` out. */
export const caseDetail = v.object({
  number: text,
  practiceType: text,
  openingDate: text,
  state: text,
  codSoc: text,
  codPoS: text,
  signLocale: text,
  transDate: text,
  hour: text,
  card: text,
  transAmount: money,
  autorization: text,
  codTerm: text,
  numOper: text,
  arn: text,
  requestDocList: listOf(text),
  message: text,
  messagesList: listOf(historyEntry),
  assignment: v.nullish(assignment),
  charges: listOf(caseCharge),
});
export type CaseDetail = v.InferOutput<typeof caseDetail>;

/** API-072. */
export const eboxDetail = call({
  alias: 'EBOX_DETAIL',
  access: 'session',
  reads: true,
  request: v.object({ caseID: givenId }),
  answer: caseDetail,
  statuses: listStatuses,
});
