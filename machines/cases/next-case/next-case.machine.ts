import { assign, setup } from 'xstate';
import type { OpenCase } from '../../../acquirer/contract/open-cases';
import { pageSize } from '../../../acquirer/contract/pages';
import { anyList, failing } from '../../failing';
import { type FlowResult, flowOutput, type StateMeta } from '../../flow-result';
import { type ListAnswer, type ListBody, pagesOf } from '../../shared/list/list.types';
import { type OpenCriteria, openCaseActors } from '../cases.actors';

export interface NextCaseInput {
  readonly criteria: OpenCriteria;
  /** The last shown page, and its rows. */
  readonly page: number;
  readonly known: readonly OpenCase[];
}

interface NextCaseContext extends NextCaseInput {
  readonly rows: readonly OpenCase[];
  readonly total: number;
}

/** A page of the open cases that contains the one after the known ones. */
export interface NextCase {
  readonly row: OpenCase;
  readonly rows: readonly OpenCase[];
  readonly page: number;
  readonly total: number;
}

export type NextCaseExit =
  | Exclude<FlowResult, { readonly type: 'completed' }>
  | { readonly type: 'noneFollows' }
  | ({ readonly type: 'completed' } & NextCase);

type NextCaseEvent = ListAnswer<OpenCase>;

const bodyIn = (event: NextCaseEvent): ListBody<OpenCase> =>
  event.type === 'http.200' ? event.body : { rows: [] };

/** After the last known row, and not due before it: the pages may have moved meanwhile. */
const nextIn = (rows: readonly OpenCase[], known: readonly OpenCase[]) => {
  const ids = new Set(known.map(({ caseId }) => caseId));
  const after = rows.findLastIndex(({ caseId }) => ids.has(caseId)) + 1;
  const due = known.at(-1)?.expiry ?? '';
  return rows.slice(after).find(({ expiry }) => expiry >= due);
};

const lastPage = (event: NextCaseEvent) => pagesOf({ total: bodyIn(event).total ?? 0, pageSize });

/**
 * The open case after the last row of a page. An answered case leaves the list, and the rows behind
 * it move up. So the page that was shown is asked for again before the one after it.
 */
export const nextCaseMachine = setup({
  types: {
    context: {} as NextCaseContext,
    events: {} as NextCaseEvent,
    input: {} as NextCaseInput,
    output: {} as NextCaseExit,
    meta: {} as StateMeta,
    children: {} as { rows: 'rows' },
  },
  actors: { rows: openCaseActors.rows },
  guards: {
    nextFound: ({ context, event }) => nextIn(bodyIn(event).rows, context.known) !== undefined,
    pageIsGone: ({ context, event }) => context.page > lastPage(event),
    pagesRemain: ({ context, event }) => context.page < lastPage(event),
  },
  actions: {
    keepRows: assign(({ event }) => {
      const { rows, total = rows.length } = bodyIn(event);
      return { rows, total };
    }),
    goToLastPage: assign({ page: ({ event }) => lastPage(event) }),
    goToNextPage: assign({ page: ({ context }) => context.page + 1 }),
  },
}).createMachine({
  id: 'nextCase',
  description: 'La richiesta aperta che segue l’ultima riga di una pagina',
  initial: 'asking',
  context: ({ input }) => ({ ...input, rows: [], total: 0 }),
  states: {
    asking: {
      description: 'Chiede di nuovo la pagina: le richieste con risposta non ci sono più',
      tags: ['loading'],
      meta: { spec: ['CAS-028'] },
      invoke: {
        id: 'rows',
        src: 'rows',
        input: ({ context: { criteria, page } }) => ({ criteria, page }),
      },
      on: {
        ...failing(anyList, 'failed'),
        'http.200': [
          { guard: 'nextFound', target: 'found', actions: 'keepRows', meta: { happyPath: true } },
          { guard: 'pageIsGone', target: 'asking', reenter: true, actions: 'goToLastPage' },
          { guard: 'pagesRemain', target: 'asking', reenter: true, actions: 'goToNextPage' },
          { target: 'none' },
        ],
      },
    },
    found: {
      type: 'final',
      description: 'La richiesta seguente, con la sua pagina',
      output: ({ context: { rows, known, page, total } }) => ({
        type: 'completed',
        row: nextIn(rows, known) as OpenCase,
        rows,
        page,
        total,
      }),
    },
    none: {
      type: 'final',
      description: 'Nel frattempo le richieste sono finite',
      output: { type: 'noneFollows' },
    },
    failed: {
      type: 'final',
      description: 'Ogni altro errore porta alla pagina di errore',
      meta: { spec: ['ERR-014', 'ERR-015', 'ERR-016', 'ERR-017'] },
      output: { type: 'failed' },
    },
  },
  output: flowOutput,
});
