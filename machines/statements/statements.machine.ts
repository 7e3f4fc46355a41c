import { assign, sendTo, setup } from 'xstate';
import type { Statement } from '../../acquirer/contract/statements';
import { type FlowResult, flowOutput, resultIs, type StateMeta } from '../flow-result';
import type { SessionChanged } from '../session-changed';
import type { DocumentUse } from '../shared/document/document.actors';
import { documentMachine } from '../shared/document/document.machine';
import type { ListSnapshot } from '../shared/list/list.selectors';
import { listOf } from '../shared/list/list-of';
import { settledRows } from '../shared/settled-rows';
import { type StatementCriteria, statementActors } from './statements.actors';

export interface StatementsInput {
  readonly criteria: StatementCriteria;
  readonly page: number;
}

/** The one document that is wanted. */
interface Wanted {
  /** '' for the statement of all points of sale. */
  readonly branchCode: string;
  readonly date: string;
  readonly how: DocumentUse;
}

const isRowOf = (wanted: Pick<Wanted, 'branchCode' | 'date'>) => (row: Statement) =>
  row.branchCode === wanted.branchCode && row.date === wanted.date;

export interface StatementsContext extends StatementsInput {
  /** The statements on the screen; none while others are on their way. */
  readonly shown: readonly Statement[];
  readonly wanted: Wanted | null;
}

export type StatementsEvent =
  | SessionChanged<StatementsInput>
  | ({ readonly type: 'document.requested' } & Wanted)
  | {
      readonly type: 'xstate.snapshot.list';
      readonly snapshot: ListSnapshot<Statement, StatementCriteria>;
    };

const fileName = 'estrattoconto.pdf';
const pageSize = 60;

/** Estratto conto: the list, and beside it the one document that is being fetched from it. */
export const statementsMachine = setup({
  types: {
    context: {} as StatementsContext,
    events: {} as StatementsEvent,
    input: {} as StatementsInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    children: {} as { list: 'list'; document: 'document' },
  },
  actors: { list: listOf({ rows: statementActors.rows }), document: documentMachine },
  guards: {
    rowIsShown: ({ context, event }) =>
      event.type === 'document.requested' && context.shown.some(isRowOf(event)),
    rowIsLeft: ({ context: { wanted }, event }) =>
      event.type === 'xstate.snapshot.list' &&
      wanted !== null &&
      !settledRows(event.snapshot).some(isRowOf(wanted)),
    listExpired: resultIs('sessionExpired'),
    listFailed: resultIs('failed'),
    documentCompleted: resultIs('completed'),
    documentCancelled: resultIs('cancelled'),
    documentExpired: resultIs('sessionExpired'),
    documentFailed: resultIs('failed'),
  },
  actions: {
    keepWanted: assign({
      wanted: ({ context, event }) => {
        if (event.type !== 'document.requested') return context.wanted;
        const { branchCode, date, how } = event;
        return { branchCode, date, how };
      },
    }),
    keepShown: assign({
      shown: ({ context, event }) =>
        event.type === 'xstate.snapshot.list' ? settledRows(event.snapshot) : context.shown,
    }),
    tellList: sendTo('list', ({ event }) => event as never),
    forgetWanted: assign({ wanted: null }),
  },
}).createMachine({
  id: 'statements',
  description: 'Estratto conto: l’elenco e il documento di una riga',
  initial: 'consulting',
  context: ({ input }) => ({ ...input, shown: [], wanted: null }),
  states: {
    consulting: {
      type: 'parallel',
      description: 'L’elenco sullo schermo, accanto al documento richiesto',
      states: {
        list: {
          description: 'L’elenco degli estratti conto, 60 per pagina',
          meta: { spec: ['EST-001', 'EST-003', 'EST-004', 'EST-009'] },
          on: {
            'session.changed': { actions: 'tellList', meta: { spec: ['API-029', 'EST-002'] } },
          },
          invoke: {
            id: 'list',
            src: 'list',
            input: ({ context }) => ({
              criteria: context.criteria,
              page: context.page,
              paging: 'server',
              pageSize,
              onEntry: true,
              monthNeeded: false,
            }),
            onSnapshot: { actions: 'keepShown' },
            onDone: [
              { guard: 'listExpired', target: '#statements.sessionExpired' },
              { guard: 'listFailed', target: '#statements.failed' },
            ],
          },
        },
        document: {
          initial: 'idle',
          description: 'Il documento di una riga',
          states: {
            idle: {
              description: 'Nessun documento in arrivo',
              on: {
                'document.requested': {
                  guard: 'rowIsShown',
                  target: 'arriving',
                  actions: 'keepWanted',
                  meta: { spec: ['EST-008'], way: 'good' },
                },
              },
            },
            arriving: {
              description:
                'Il documento arriva e si apre o si salva, finché la sua riga è sullo schermo',
              meta: { spec: ['EST-010', 'EST-011', 'API-047'] },
              exit: 'forgetWanted',
              on: {
                'xstate.snapshot.list': {
                  guard: 'rowIsLeft',
                  target: 'idle',
                  meta: { spec: ['EST-008', 'FLO-001'] },
                },
              },
              invoke: {
                id: 'document',
                src: 'document',
                input: ({ context }) => ({
                  request: {
                    branchCode: context.wanted?.branchCode ?? '',
                    date: context.wanted?.date ?? '',
                  },
                  fileName,
                  how: context.wanted?.how ?? 'open',
                }),
                onDone: [
                  { guard: 'documentCompleted', target: 'idle', meta: { way: 'good' } },
                  { guard: 'documentCancelled', target: 'idle' },
                  { guard: 'documentExpired', target: '#statements.sessionExpired' },
                  { guard: 'documentFailed', target: '#statements.failed' },
                ],
              },
            },
          },
        },
      },
    },
    sessionExpired: {
      type: 'final',
      description: '401 o 408: la sessione è scaduta',
      meta: { spec: ['ERR-013'] },
      output: { type: 'sessionExpired' },
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
