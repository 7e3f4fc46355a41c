import { assign, setup } from 'xstate';
import type { StateMeta } from '../../flow-result';
import { withEvent } from '../../typed-chart';
import {
  type Discarded,
  leavingActors,
  type UnsentAnswer,
  type WorkAtRisk,
} from './leaving.actors';

export interface LeavingContext {
  /** What has not been sent. */
  readonly work: readonly WorkAtRisk[];
  readonly cases: readonly string[];
}

export type LeavingEvent =
  | UnsentAnswer
  | Discarded
  | { readonly type: 'leaving.requested' }
  | { readonly type: 'leaving.confirmed' }
  | { readonly type: 'dialog.closed' }
  /** What was on the screen has given way to another page: work may have been sent meanwhile. */
  | { readonly type: 'page.left' }
  | { readonly type: 'session.over' };

/** Esci: what has not been sent is named before it goes. */
export const leavingMachine = setup({
  types: {
    context: {} as LeavingContext,
    events: {} as LeavingEvent,
    meta: {} as StateMeta,
    children: {} as {
      findUnsent: 'findUnsent';
      discardDrafts: 'discardDrafts';
      receiveSession: 'receiveSession';
    },
  },
  actors: leavingActors,
  actions: {
    keepUnsent: assign((_, { work, cases }: LeavingContext) => ({ work, cases })),
    leave: ({ system }) => system.get('portal')?.send({ type: 'logout.requested' }),
  },
}).createMachine({
  id: 'leaving',
  description: 'Esci: ciò che non è stato inviato si dice prima',
  initial: 'staying',
  context: { work: [], cases: [] },
  states: {
    staying: {
      description: 'Non si esce',
      on: {
        'leaving.requested': {
          target: 'looking',
          meta: { spec: ['LOG-031', 'LOG-032'], happyPath: true },
        },
      },
    },
    looking: {
      description: 'Guarda se c’è qualcosa di non inviato: risposte, documenti, foto, moduli',
      meta: { spec: ['LOG-031'] },
      invoke: { id: 'findUnsent', src: 'findUnsent' },
      on: {
        'unsent.found': {
          target: 'asking',
          actions: withEvent('keepUnsent'),
        },
        'unsent.none': { target: 'left', meta: { happyPath: true } },
      },
    },
    asking: {
      description: 'Dialogo: uscire, e perdere ciò che non è stato inviato?',
      meta: { spec: ['LOG-031'] },
      invoke: { id: 'receiveSession', src: 'receiveSession' },
      on: {
        'leaving.confirmed': 'discarding',
        'dialog.closed': 'staying',
        'page.left': 'staying',
        'session.over': 'staying',
      },
    },
    discarding: {
      description: 'Cancella le bozze anche dal servizio dell’acquirer, poi esce',
      tags: ['busy'],
      meta: { spec: ['LOG-031'] },
      invoke: {
        id: 'discardDrafts',
        src: 'discardDrafts',
        input: ({ context }) => ({ cases: context.cases }),
      },
      on: { 'unsent.discarded': 'left' },
    },
    left: {
      description: 'Si esce; chi torna dentro può uscire di nuovo',
      meta: { spec: ['LOG-031', 'LOG-032'] },
      entry: 'leave',
      on: { 'leaving.requested': 'looking' },
    },
  },
});
