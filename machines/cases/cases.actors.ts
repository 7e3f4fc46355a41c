import { type EventObject, fromCallback } from 'xstate';
import type { OutcomeOf, RequestOf } from '../../acquirer/client';
import {
  type CaseOrder,
  eboxRequest,
  getEboxList,
  searchPratices,
} from '../../acquirer/contract/cases';
import { type OpenCase, type OpenCasesAnswer, openCases } from '../../acquirer/contract/open-cases';
import { pageSize } from '../../acquirer/contract/pages';
import { type Ask, call, requestActor } from '../call';
import { pagesOf } from '../shared/list/list.types';
import { requiredActor } from '../typed-chart';
import type { CaseReceipt } from './case-detail/case-detail.types';
import { nextOf, type QueuePage } from './queue';

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

const askedAtOnce = 4;

/** Reports every answer as it arrives. */
const countEach = async (
  eboxes: readonly string[],
  ask: Ask,
  notify: (counts: CountAnswer) => void,
): Promise<never> => {
  const waiting = [...eboxes];
  const askOn = async () => {
    for (let ebox = waiting.shift(); ebox !== undefined; ebox = waiting.shift())
      notify({ ...(await ask(eboxRequest, { ebox })), ebox });
  };
  await Promise.all(Array.from({ length: askedAtOnce }, askOn));
  return new Promise(() => {});
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

export type ReceiptAnswer = { readonly type: 'receipt.found'; readonly receipt: CaseReceipt };

/** The last receipt of each case, which is proof: in this browser, also after its tab was closed. */
export const receiptActors = (store: ReceiptStore) => ({
  readReceipt: fromCallback<EventObject, { caseId: string }>(({ input, sendBack }) => {
    const notify = (answer: ReceiptAnswer) => sendBack(answer);
    store.read(input.caseId).then(([receipt]) => {
      if (receipt) notify({ type: 'receipt.found', receipt });
    });
  }),
  storeReceipt: fromCallback<EventObject, { receipt: CaseReceipt | null }>(({ input }) => {
    if (input.receipt) void store.write(input.receipt.caseId, [input.receipt]);
  }),
});

/** How many cases are open, by manager, point of sale and week. */
export type OpenOverview = Omit<OpenCasesAnswer, 'caseList'>;

export interface OverviewAnswer {
  readonly type: 'overview.counted';
  /** Null where it is not offered, or could not be loaded: then nothing is said of the others. */
  readonly overview: OpenOverview | null;
}

/** A page of the open cases, and the row on it that follows the shown one. */
export interface NextCase extends QueuePage {
  readonly row: OpenCase;
}

export interface NextCaseInput extends QueuePage {
  readonly caseId: string;
  readonly inbox: OpenCriteria;
}

export type NextCaseAnswer =
  | Exclude<OutcomeOf<typeof openCases>, { readonly type: 'http.200' }>
  | { readonly type: 'http.200'; readonly next: NextCase | null };

/** After the last known row, and not due before it: the pages may have moved meanwhile. */
const nextIn = (rows: readonly OpenCase[], known: readonly OpenCase[]) => {
  const ids = new Set(known.map(({ caseId }) => caseId));
  const after = rows.findLastIndex(({ caseId }) => ids.has(caseId)) + 1;
  const due = known.at(-1)?.expiry ?? '';
  return rows.slice(after).find(({ expiry }) => expiry >= due);
};

/**
 * The open case after the shown one: on its page, or after the last row of that. An answered case
 * leaves the list, and the rows behind it move up. So the page is asked for again before the next.
 */
const findNext = async (input: NextCaseInput, ask: Ask): Promise<NextCaseAnswer> => {
  const { inbox, queue: known, caseId, inboxPage, queueTotal } = input;
  const answer = (next: NextCase | null) => ({ type: 'http.200', next }) as const;
  const onPage = nextOf(known, caseId);
  if (onPage) return answer({ row: onPage, queue: known, inboxPage, queueTotal });
  for (let page = inboxPage; ; ) {
    const outcome = await ask(openCases, { ...inbox, typeCall: 'X', page });
    if (outcome.type !== 'http.200') return outcome;
    const { caseList: queue, totalElements: total } = outcome.body;
    const row = nextIn(queue, known);
    if (row) return answer({ row, queue, inboxPage: page, queueTotal: total });
    const last = pagesOf({ total, pageSize });
    if (page === last) return answer(null);
    page = Math.min(page + 1, last);
  }
};

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
  openCounts: requestActor<{ eboxes: readonly string[] }, CountAnswer>(({ eboxes }, ask, notify) =>
    countEach(eboxes, ask, notify),
  ),
  readReceipt: requiredActor<{ caseId: string }>('readReceipt'),
  storeReceipt: requiredActor<{ receipt: CaseReceipt | null }>('storeReceipt'),
  overview: requestActor<{ offered: boolean }, OverviewAnswer>(async ({ offered }, ask) => {
    if (!offered) return { type: 'overview.counted', overview: null };
    const outcome = await ask(openCases, { ...allOpenCases, typeCall: 'X', page: 1 });
    if (outcome.type !== 'http.200') return { type: 'overview.counted', overview: null };
    const { caseList: _, ...overview } = outcome.body;
    return { type: 'overview.counted', overview };
  }),
  nextCase: requestActor<NextCaseInput, NextCaseAnswer>(findNext),
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
