import { assign, setup } from 'xstate';
import type { Statement } from '../../../acquirer/contract/statements';
import { anyList, failing } from '../../failing';
import { type FlowResult, flowOutput, type ListFailure, type StateMeta } from '../../flow-result';
import { type Answered, withEvent } from '../../typed-chart';
import type { StatementCriteria } from '../statements.actors';
import { type Gathered, statementArchiveActors } from './statement-archive.actors';

export interface StatementArchiveInput {
  /** The criteria, with a month. */
  readonly criteria: StatementCriteria;
}

export interface StatementArchiveContext extends StatementArchiveInput {
  readonly statements: readonly Statement[];
  readonly gathered: readonly Gathered[];
  /** The statements whose documents did not arrive. */
  readonly missing: readonly Statement[];
  /** The service had no room to make the next document: it arrives later. */
  readonly delayed: boolean;
}

export type StatementArchiveEvent =
  | {
      readonly type: 'http.200';
      readonly body: Blob | Listed;
    }
  | ListFailure
  | { readonly type: 'file.unreadable' }
  | { readonly type: 'file.delayed' }
  | { readonly type: 'archive.written' }
  | { readonly type: 'archive.failed' }
  | { readonly type: 'archive.cancelled' }
  | { readonly type: 'dialog.closed' };

interface Listed {
  readonly rows: readonly Statement[];
}

const rowsIn = (body: Listed | Blob) => ('rows' in body ? body.rows : []);

const nextOf = ({ statements, gathered, missing }: StatementArchiveContext) =>
  statements[gathered.length + missing.length] as Statement;

/** A document that does not arrive does not stop the archive: it is named at the end. */
const withoutIt = [
  { guard: 'moreRemain', target: 'fetching', reenter: true, actions: 'keepMissing' },
  { guard: 'somethingArrived', target: 'writing', actions: 'keepMissing' },
  { target: 'missed', actions: 'keepMissing' },
] as const;

/** 'Scarica tutti': the documents of a month one after the other, together in one archive. */
export const statementArchiveMachine = setup({
  types: {
    context: {} as StatementArchiveContext,
    events: {} as StatementArchiveEvent,
    input: {} as StatementArchiveInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
  },
  actors: statementArchiveActors,
  guards: {
    somethingListed: (_, { body }: Answered<Listed | Blob>) => rowsIn(body).length > 0,
    moreRemain: ({ context }) =>
      context.gathered.length + context.missing.length + 1 < context.statements.length,
    somethingArrived: ({ context }) => context.gathered.length > 0,
    nothingMissing: ({ context }) => context.missing.length === 0,
  },
  actions: {
    keepStatements: assign((_, { body }: Answered<Listed | Blob>) => ({
      statements: rowsIn(body),
    })),
    keepFile: assign(({ context }, { body }: Answered<Listed | Blob>) => ({
      gathered: [...context.gathered, { statement: nextOf(context), file: body as Blob }],
      delayed: false,
    })),
    noteDelay: assign({ delayed: true }),
    keepMissing: assign(({ context }) => ({
      missing: [...context.missing, nextOf(context)],
      delayed: false,
    })),
  },
}).createMachine({
  id: 'statementArchive',
  description: 'Tutti gli estratti conto di un mese in un archivio',
  initial: 'listing',
  context: ({ input }) => ({
    ...input,
    statements: [],
    gathered: [],
    missing: [],
    delayed: false,
  }),
  states: {
    listing: {
      description: 'Chiede l’elenco del mese, pagina dopo pagina',
      tags: ['busy'],
      meta: { spec: ['EST-009'] },
      invoke: {
        id: 'everyRow',
        src: 'everyRow',
        input: ({ context }) => ({ criteria: context.criteria }),
      },
      on: {
        ...failing(anyList, 'failed'),
        'http.200': [
          {
            guard: withEvent('somethingListed'),
            target: 'fetching',
            actions: withEvent('keepStatements'),
            meta: { happyPath: true },
          },
          { target: 'cancelled' },
        ],
        'archive.cancelled': 'cancelled',
      },
    },
    fetching: {
      description: 'Chiede un documento dopo l’altro; quello che non arriva si annota',
      tags: ['busy'],
      meta: { spec: ['API-047', 'API-048', 'EST-008'] },
      invoke: {
        id: 'oneDocument',
        src: 'oneDocument',
        input: ({ context }) => nextOf(context),
      },
      on: {
        ...failing(anyList, withoutIt),
        'http.200': [
          {
            guard: 'moreRemain',
            target: 'fetching',
            reenter: true,
            actions: withEvent('keepFile'),
          },
          {
            target: 'writing',
            actions: withEvent('keepFile'),
            meta: { happyPath: true },
          },
        ],
        'file.delayed': { actions: 'noteDelay' },
        'file.unreadable': withoutIt,
        'archive.cancelled': 'cancelled',
      },
    },
    writing: {
      description: 'Scrive l’archivio e avvia lo scaricamento',
      tags: ['busy'],
      meta: { spec: ['EST-008'] },
      invoke: {
        id: 'writeArchive',
        src: 'writeArchive',
        input: ({ context }) => ({
          month: context.criteria.month,
          gathered: context.gathered,
        }),
      },
      on: {
        'archive.written': [
          { guard: 'nothingMissing', target: 'completed', meta: { happyPath: true } },
          { target: 'missed' },
        ],
        'archive.failed': 'notWritten',
        'archive.cancelled': 'cancelled',
      },
    },
    missed: {
      description: 'Dialogo con gli estratti conto che mancano; gli altri sono nell’archivio',
      on: { 'dialog.closed': 'completed' },
    },
    notWritten: {
      description: 'L’archivio non è stato scritto: dialogo, l’elenco resta sullo schermo',
      on: { 'dialog.closed': 'cancelled' },
    },
    completed: {
      type: 'final',
      description: 'L’archivio è del cliente, per quanto è arrivato',
      output: { type: 'completed' },
    },
    cancelled: {
      type: 'final',
      description: 'Annullata: non è stato scaricato nulla',
      output: { type: 'cancelled' },
    },
    failed: {
      type: 'final',
      description: 'L’elenco non è arrivato: si va alla pagina di errore',
      meta: { spec: ['ERR-014', 'ERR-015', 'ERR-016', 'ERR-017'] },
      output: { type: 'failed' },
    },
  },
  output: flowOutput,
});
