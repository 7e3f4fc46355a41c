import { assign, sendTo, setup, stateIn } from 'xstate';
import {
  type FlowResult,
  failed,
  flowOutput,
  type PdfAnswer,
  resultIs,
  type SessionChanged,
  type StateMeta,
} from '../flow-result';
import { listOf } from '../shared/list/list-of';
import type { Owner } from '../shared/owner';
import { type Order, ordered } from '../shared/rows';
import { withEvent } from '../typed-chart';
import {
  alignmentFormActors,
  type MerchantDetails,
  type UnpaidCriteria,
  unpaidActors,
} from './unpaid.actors';

/** The two tabs of the page. */
export type UnpaidTab = 'check' | 'form';

export interface UnpaidContext {
  readonly criteria: UnpaidCriteria;
  readonly page: number;
  readonly orderBy?: Order;
  readonly tab: UnpaidTab;
  readonly known: MerchantDetails;
  /** Whose items they are, for the workbook. */
  readonly owner: Owner;
}

export type UnpaidEvent =
  | SessionChanged<UnpaidContext>
  | PdfAnswer
  | { readonly type: 'tab.opened'; readonly tab: UnpaidTab }
  | { readonly type: 'pdf.requested' }
  | { readonly type: 'dialog.closed' };

const pageSize = 10;

/** Insoluti: what is unpaid, and the form that aligns bank details and legal representative. */
export const unpaidMachine = setup({
  types: {
    context: {} as UnpaidContext,
    events: {} as UnpaidEvent,
    input: {} as UnpaidContext,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    children: {} as { list: 'list'; makePdf: 'makePdf' },
  },
  actors: { list: listOf({ rows: unpaidActors.rows }), ...alignmentFormActors },
  guards: {
    cameForTheForm: ({ context }) => context.tab === 'form',
    opensForm: (_, { tab }: Pick<UnpaidContext, 'tab'>) => tab === 'form',
    opensCheck: (_, { tab }: Pick<UnpaidContext, 'tab'>) => tab === 'check',
    formIsOpen: stateIn({ consulting: { tab: 'form' } }),
    listFailed: resultIs('failed'),
  },
  actions: {
    takeKnown: assign((_, { known }: Pick<UnpaidContext, 'known'>) => ({ known })),
    notifyList: sendTo('list', ({ event }) => event as never),
  },
}).createMachine({
  id: 'unpaid',
  description: 'Insoluti: verifica e modulo da scaricare',
  initial: 'consulting',
  context: ({ input }) => input,
  states: {
    consulting: {
      type: 'parallel',
      description: 'La pagina con le sue due schede',
      on: {
        'session.changed': {
          actions: [{ type: 'takeKnown', params: ({ event }) => event.input }, 'notifyList'],
          meta: { spec: ['API-029', 'INS-004'] },
        },
      },
      states: {
        tab: {
          initial: 'arriving',
          description: 'La scheda aperta',
          states: {
            arriving: {
              description: 'Quale scheda dice l’indirizzo?',
              always: [
                { guard: 'cameForTheForm', target: 'form' },
                { target: 'check', meta: { happyPath: true } },
              ],
            },
            check: {
              description: 'Scheda «Verifica Insoluti»',
              meta: { spec: ['INS-001'] },
              on: {
                'tab.opened': {
                  guard: withEvent('opensForm'),
                  target: 'form',
                  meta: { happyPath: true },
                },
              },
            },
            form: {
              description: 'Scheda «Scarica Modulo»',
              meta: { spec: ['INS-003', 'INS-004'] },
              on: {
                'tab.opened': {
                  guard: withEvent('opensCheck'),
                  target: 'check',
                },
              },
            },
          },
        },
        list: {
          description: 'L’elenco degli insoluti di oggi, 10 per pagina',
          meta: { spec: ['INS-002', 'INS-005', 'INS-006'] },
          invoke: {
            id: 'list',
            src: 'list',
            input: ({ context }) => ({
              criteria: context.criteria,
              owner: context.owner,
              page: context.page,
              ...ordered(context),
              paging: 'client',
              pageSize,
              onEntry: true,
              monthNeeded: false,
            }),
            onDone: [{ guard: 'listFailed', target: '#unpaid.failed' }],
          },
        },
        pdf: {
          initial: 'idle',
          description: 'Il modulo da compilare',
          states: {
            idle: {
              description: 'Nessun modulo in preparazione',
              on: {
                'pdf.requested': {
                  guard: 'formIsOpen',
                  target: 'making',
                  meta: { spec: ['INS-003'], happyPath: true },
                },
              },
            },
            making: {
              description: 'Prepara il modulo con i dati già noti e lo salva',
              meta: { spec: ['INS-004', 'INS-007'] },
              invoke: {
                id: 'makePdf',
                src: 'makePdf',
                input: ({ context }) => context.known,
              },
              on: {
                'pdf.made': { target: 'idle', meta: { happyPath: true } },
                'pdf.failed': 'notMade',
              },
            },
            notMade: {
              description: 'Il modulo non è stato preparato: dialogo',
              on: { 'dialog.closed': 'idle' },
            },
          },
        },
      },
    },
    failed,
  },
  output: flowOutput,
});
