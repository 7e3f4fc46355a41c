import { assign, sendTo, setup } from 'xstate';
import { pageSize } from '../../acquirer/contract/pages';
import type { Statement } from '../../acquirer/contract/statements';
import {
  type FlowResult,
  failed,
  flowOutput,
  resultIs,
  type SessionChanged,
  type StateMeta,
} from '../flow-result';
import type { DocumentUse } from '../shared/document/document.actors';
import { documentMachine } from '../shared/document/document.machine';
import type { ListSnapshot } from '../shared/list/list.selectors';
import { listOf } from '../shared/list/list-of';
import { type Order, ordered, settledRows } from '../shared/rows';
import { withEvent } from '../typed-chart';
import { statementArchiveMachine } from './statement-archive/statement-archive.machine';
import { type StatementCriteria, statementActors } from './statements.actors';

export interface StatementsInput {
  readonly criteria: StatementCriteria;
  readonly page: number;
  readonly orderBy?: Order;
}

/** The document to fetch. */
interface Wanted {
  /** '' for the statement of all points of sale. */
  readonly branchCode: string;
  readonly date: string;
  readonly how: DocumentUse;
}

const isRowOf = (wanted: Pick<Wanted, 'branchCode' | 'date'>) => (row: Statement) =>
  row.branchCode === wanted.branchCode && row.date === wanted.date;

export interface StatementsContext extends StatementsInput {
  /** The statements on the screen; none while others are loading. */
  readonly shown: readonly Statement[];
  readonly wanted: Wanted | null;
  /** What the list shows, or is searching for. */
  readonly searched: StatementCriteria;
  /** The number of statements found; 0 while rows are loading. */
  readonly found: number;
}

export type StatementsEvent =
  | SessionChanged<StatementsInput>
  | ({ readonly type: 'document.requested' } & Wanted)
  | { readonly type: 'archive.requested' }
  | {
      readonly type: 'xstate.snapshot.list';
      readonly snapshot: ListSnapshot<Statement, StatementCriteria>;
    };

const isSameSearch = (one: StatementCriteria, other: StatementCriteria) =>
  one.month === other.month && one.search === other.search && one.codPos === other.codPos;

const fileName = 'estrattoconto.pdf';

/** Estratto conto: the list, and beside it the document, or the archive, that is being fetched from it. */
export const statementsMachine = setup({
  types: {
    context: {} as StatementsContext,
    events: {} as StatementsEvent,
    input: {} as StatementsInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    children: {} as { list: 'list'; document: 'document'; archive: 'archive' },
  },
  actors: {
    list: listOf({ rows: statementActors.rows }),
    document: documentMachine,
    archive: statementArchiveMachine,
  },
  guards: {
    rowIsShown: ({ context }, wanted: Wanted) => context.shown.some(isRowOf(wanted)),
    rowIsLeft: ({ context: { wanted }, event }) =>
      event.type === 'xstate.snapshot.list' &&
      wanted !== null &&
      !settledRows(event.snapshot).some(isRowOf(wanted)),
    monthHasSeveral: ({ context }) => context.searched.month !== '' && context.found > 1,
    searchIsLeft: ({ context, event }) =>
      event.type === 'xstate.snapshot.list' &&
      !isSameSearch(event.snapshot.context.criteria, context.searched),
    listFailed: resultIs('failed'),
    documentCompleted: resultIs('completed'),
    documentCancelled: resultIs('cancelled'),
    documentFailed: resultIs('failed'),
    archiveCompleted: resultIs('completed'),
    archiveCancelled: resultIs('cancelled'),
    archiveFailed: resultIs('failed'),
  },
  actions: {
    keepWanted: assign((_, { branchCode, date, how }: Wanted) => ({
      wanted: { branchCode, date, how },
    })),
    keepShown: assign(({ event }) => {
      if (event.type !== 'xstate.snapshot.list') return {};
      const { context: searched } = event.snapshot;
      const shown = settledRows(event.snapshot);
      return {
        shown,
        searched: searched.criteria,
        found: shown.length === 0 ? 0 : searched.total,
      };
    }),
    notifyList: sendTo('list', ({ event }) => event as never),
    forgetWanted: assign({ wanted: null }),
  },
}).createMachine({
  id: 'statements',
  description: 'Estratto conto: l’elenco e il documento di una riga, o tutti quelli di un mese',
  initial: 'consulting',
  context: ({ input }) => ({
    ...input,
    shown: [],
    wanted: null,
    searched: input.criteria,
    found: 0,
  }),
  states: {
    consulting: {
      type: 'parallel',
      description: 'L’elenco sullo schermo, accanto al documento richiesto',
      states: {
        list: {
          description: 'L’elenco degli estratti conto, 60 per pagina',
          meta: { spec: ['EST-001', 'EST-003', 'EST-004', 'EST-009'] },
          on: {
            'session.changed': { actions: 'notifyList', meta: { spec: ['API-029', 'EST-002'] } },
          },
          invoke: {
            id: 'list',
            src: 'list',
            input: ({ context }) => ({
              criteria: context.criteria,
              page: context.page,
              ...ordered(context),
              paging: 'server',
              pageSize,
              onEntry: true,
              monthNeeded: false,
            }),
            onSnapshot: { actions: 'keepShown' },
            onDone: [{ guard: 'listFailed', target: '#statements.failed' }],
          },
        },
        document: {
          initial: 'idle',
          description: 'Il documento di una riga, o l’archivio di un mese',
          states: {
            idle: {
              description: 'Nessun documento in arrivo',
              on: {
                'document.requested': {
                  guard: withEvent('rowIsShown'),
                  target: 'arriving',
                  actions: withEvent('keepWanted'),
                  meta: { spec: ['EST-008'], happyPath: true },
                },
                'archive.requested': {
                  guard: 'monthHasSeveral',
                  target: 'gathering',
                  meta: { spec: ['EST-008'], happyPath: true },
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
                  { guard: 'documentCompleted', target: 'idle', meta: { happyPath: true } },
                  { guard: 'documentCancelled', target: 'idle' },
                  { guard: 'documentFailed', target: '#statements.failed' },
                ],
              },
            },
            gathering: {
              description:
                'Gli estratti conto del mese si raccolgono in un archivio, finché si cerca quel mese',
              meta: { spec: ['EST-008'] },
              on: {
                'xstate.snapshot.list': {
                  guard: 'searchIsLeft',
                  target: 'idle',
                  meta: { spec: ['FLO-001'] },
                },
              },
              invoke: {
                id: 'archive',
                src: 'archive',
                input: ({ context }) => ({ criteria: context.searched }),
                onDone: [
                  { guard: 'archiveCompleted', target: 'idle', meta: { happyPath: true } },
                  { guard: 'archiveCancelled', target: 'idle' },
                  { guard: 'archiveFailed', target: '#statements.failed' },
                ],
              },
            },
          },
        },
      },
    },
    failed,
  },
  output: flowOutput,
});
