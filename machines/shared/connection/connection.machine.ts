import { type EventObject, fromCallback, setup } from 'xstate';
import type { StateMeta } from '../../flow-result';

/** The browser's report of its connection. */
export type ConnectionNews =
  | { readonly type: 'connection.lost' }
  | { readonly type: 'connection.found' };

export type ConnectionEvent =
  | ConnectionNews
  /** A call got no answer. */
  | { readonly type: 'call.unanswered' };

/** Whether there is a connection: a call without an answer asks, and waits where there is none. */
export const connectionMachine = setup({
  types: {
    events: {} as ConnectionEvent,
    meta: {} as StateMeta,
    tags: {} as 'missing' | 'unsure',
    children: {} as { watchConnection: 'watchConnection' },
  },
  actors: {
    /** Provided where there is a browser. */
    watchConnection: fromCallback<EventObject>(() => {}),
  },
  delays: {
    /**
     * A browser may notice a lost connection two seconds after the call that failed because of it.
     */
    browserNotices: 2_000,
    /** A connection that has just been restored may not work yet. */
    connectionSettles: 1_000,
  },
}).createMachine({
  id: 'connection',
  description: 'La connessione del browser: chi non ha avuto risposta la aspetta',
  initial: 'present',
  invoke: { id: 'watchConnection', src: 'watchConnection' },
  on: { 'connection.lost': '.lost', 'connection.found': '.present' },
  states: {
    present: {
      description: 'C’è connessione, per quanto se ne sa',
      on: { 'call.unanswered': 'inDoubt' },
    },
    inDoubt: {
      description: 'Nessuna risposta: il browser si accorge ora che manca la connessione?',
      tags: ['unsure'],
      meta: { spec: ['ERR-017'] },
      after: { browserNotices: 'present' },
      on: { 'connection.lost': 'missing', 'connection.found': 'settling' },
    },
    lost: {
      description:
        'Il browser non ha connessione; non si dice finché nulla è rimasto senza risposta',
      on: { 'call.unanswered': 'missing' },
    },
    missing: {
      description: '«Connessione assente»: la pagina resta, le letture aspettano',
      tags: ['missing'],
      meta: { spec: ['ERR-017'] },
      on: {
        'connection.lost': 'missing',
        'connection.found': { target: 'settling', meta: { happyPath: true } },
      },
    },
    settling: {
      description: 'La connessione è tornata: tra un momento le letture ripartono',
      tags: ['missing'],
      after: { connectionSettles: { target: 'present', meta: { happyPath: true } } },
      on: { 'connection.lost': 'missing' },
    },
  },
});
