import { type EventObject, fromCallback } from 'xstate';
import type { OutcomeOf, RequestOf } from '../../acquirer/client';
import {
  type CaseOrder,
  eboxRequest,
  getEboxList,
  searchPratices,
} from '../../acquirer/contract/cases';
import { type OpenCase, openCases } from '../../acquirer/contract/open-cases';
import { type Ask, call, requestActor } from '../call';
import { requiredActor } from '../typed-chart';
import type { CaseReceipt } from './case-detail/case-detail.types';

/**
 * What a merchant may ask of the cases of a manager; order '' is the usual one. The manager's
 * description is for the workbook, not for the call.
 */
export type CaseCriteria = Omit<RequestOf<typeof searchPratices>, 'order'> & {
  readonly order: CaseOrder | '';
  readonly manager: string;
};

interface Asked {
  readonly criteria: CaseCriteria;
}

/** API-070. */
const requestOf = ({ criteria: { ebox, state, order, search } }: Asked) => ({
  ebox,
  state,
  order: order || ('datascad' as const),
  search,
});

const cases = <Input extends Asked>() =>
  call(
    searchPratices,
    (input: Input) => requestOf(input),
    (outcome) =>
      outcome.type === 'http.200'
        ? { type: outcome.type, body: { rows: outcome.body.practiceList } }
        : outcome,
  );

/** One count of several, with its manager. */
export type CountAnswer = OutcomeOf<typeof eboxRequest> & { readonly ebox: string };

type CountsEvent = CountAnswer | { readonly type: 'requests.asked' };

const askedAtOnce = 4;

/** Reports every answer as it arrives; the last event means that all have arrived. */
const countEach = async (
  eboxes: readonly string[],
  ask: Ask,
  notify: (counts: CountsEvent) => void,
): Promise<CountsEvent> => {
  const waiting = [...eboxes];
  const askOn = async () => {
    for (let ebox = waiting.shift(); ebox !== undefined; ebox = waiting.shift())
      notify({ ...(await ask(eboxRequest, { ebox })), ebox });
  };
  await Promise.all(Array.from({ length: askedAtOnce }, askOn));
  return { type: 'requests.asked' };
};

/** The filters of the open cases of all managers. */
export type OpenCriteria = Omit<RequestOf<typeof openCases>, 'typeCall' | 'page'>;

export const allOpenCases: OpenCriteria = { ebox: '', codPos: '', state: '', week: '', search: '' };

interface OpenAsked {
  readonly criteria: OpenCriteria;
}

const openPage = <Input extends OpenAsked>(typeCall: 'X' | 'C', pageOf: (input: Input) => number) =>
  call(
    openCases,
    (input: Input) => ({ ...input.criteria, typeCall, page: pageOf(input) }),
    (outcome) => {
      if (outcome.type !== 'http.200') return outcome;
      const { caseList, totalElements, weeks } = outcome.body;
      const rows: readonly OpenCase[] = caseList;
      return { type: outcome.type, body: { rows, total: totalElements, counts: weeks } };
    },
  );

/** Where this browser stores receipts by case; a receipt that cannot be stored is absent after a reload. */
export interface ReceiptStore {
  read(caseId: string): Promise<readonly CaseReceipt[]>;
  write(caseId: string, receipts: readonly CaseReceipt[]): Promise<void>;
}

export type ReceiptAnswer =
  | { readonly type: 'receipt.found'; readonly receipt: CaseReceipt }
  | { readonly type: 'receipt.unknown' }
  | { readonly type: 'receipt.stored' };

/** The last receipt of each case, which is proof: in this browser, also after its tab was closed. */
export const receiptActors = (store: ReceiptStore) => ({
  readReceipt: fromCallback<EventObject, { caseId: string }>(({ input, sendBack }) => {
    const notify = (answer: ReceiptAnswer) => sendBack(answer);
    store
      .read(input.caseId)
      .then(([receipt]) =>
        notify(receipt ? { type: 'receipt.found', receipt } : { type: 'receipt.unknown' }),
      );
  }),
  storeReceipt: fromCallback<EventObject, { receipt: CaseReceipt }>(({ input, sendBack }) => {
    const notify = (answer: ReceiptAnswer) => sendBack(answer);
    store
      .write(input.receipt.caseId, [input.receipt])
      .then(() => notify({ type: 'receipt.stored' }));
  }),
});

/** The calls of the manager list, the summary of states and the case list. */
export const casesActors = {
  /** API-066. */
  managers: call(getEboxList, () => ({})),
  /** API-069. */
  counts: call(eboxRequest, ({ ebox }: { ebox: string }) => ({ ebox })),
  /**
   * API-069, of every manager in force: a few at a time, and each count is reported when it
   * arrives.
   */
  openCounts: requestActor<{ eboxes: readonly string[] }, CountsEvent>(({ eboxes }, ask, notify) =>
    countEach(eboxes, ask, notify),
  ),
  readReceipt: requiredActor<{ caseId: string }>('readReceipt'),
  storeReceipt: requiredActor<{ receipt: CaseReceipt }>('storeReceipt'),
};

/** For the list chart, and for its export: one call brings every case. */
export const caseListActors = {
  rows: cases<Asked & { page: number }>(),
  allRows: cases<Asked>(),
};

/** The same for the open cases of all managers: 60 a page. */
export const openCaseActors = {
  rows: openPage<OpenAsked & { page: number }>('X', ({ page }) => page),
  allRows: openPage<OpenAsked>('C', () => 1),
};
