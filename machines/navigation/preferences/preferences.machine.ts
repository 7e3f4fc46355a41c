import { type AnyActorRef, assign, setup } from 'xstate';
import type { OutcomeOf } from '../../../acquirer/client';
import {
  type getPreferences,
  type Preferences,
  type savePreferences,
  usualPreferences,
} from '../../../acquirer/contract/preferences';
import type { StateMeta } from '../../flow-result';
import { preferencesActors, type UserNews } from './preferences.actors';

export interface PreferencesInput {
  /** What this tab keeps. */
  readonly kept: Preferences;
  /** Knows the address to return to if the session expires meanwhile. */
  readonly navigation: AnyActorRef;
}

export interface PreferencesContext {
  readonly preferences: Preferences;
  /** What has been chosen since they were last read, or sent to be saved. */
  readonly changes: Partial<Preferences>;
  readonly navigation: AnyActorRef;
}

export type PreferencesEvent =
  | OutcomeOf<typeof getPreferences>
  | OutcomeOf<typeof savePreferences>
  | UserNews
  | { readonly type: 'preferences.changed'; readonly changes: Partial<Preferences> };

/** What the user prefers: worn at once, kept by the tab, and by the back end where it offers that. */
export const preferencesMachine = setup({
  types: {
    context: {} as PreferencesContext,
    events: {} as PreferencesEvent,
    input: {} as PreferencesInput,
    meta: {} as StateMeta,
    children: {} as {
      watchUser: 'watchUser';
      readPreferences: 'readPreferences';
      savePreferences: 'savePreferences';
    },
  },
  actors: preferencesActors,
  guards: {
    preferencesOffered: ({ event }) => event.type === 'user.entered' && event.offered,
    hasChosenMeanwhile: ({ context }) => Object.keys(context.changes).length > 0,
  },
  actions: {
    takePreferences: assign({
      preferences: ({ context, event }) =>
        event.type === 'http.200'
          ? { ...(event.body as Preferences), ...context.changes }
          : context.preferences,
    }),
    change: assign(({ context: { preferences, changes }, event }) =>
      event.type === 'preferences.changed'
        ? {
            preferences: { ...preferences, ...event.changes },
            changes: { ...changes, ...event.changes },
          }
        : {},
    ),
    forgetChanges: assign({ changes: {} }),
    forget: assign({ preferences: usualPreferences, changes: {} }),
    /** Provided where there is a browser: the page looks like it, and the tab keeps it. */
    wear: () => {},
    tellExpired: ({ context, system }) => {
      const address = context.navigation.getSnapshot().context.addressBarUrl;
      system.get('portal')?.send({ type: 'flow.ended', exit: { type: 'sessionExpired' }, address });
    },
  },
}).createMachine({
  id: 'preferences',
  description: 'Le preferenze dell’utente: aspetto, righe degli elenchi',
  initial: 'away',
  context: ({ input: { kept, navigation } }) => ({ preferences: kept, changes: {}, navigation }),
  invoke: { id: 'watchUser', src: 'watchUser' },
  on: {
    'preferences.changed': { actions: ['change', 'wear'] },
    'user.entered': [
      { guard: 'preferencesOffered', target: '.reading', meta: { way: 'good' } },
      { target: '.onlyHere' },
    ],
    'user.left': { target: '.away', actions: ['forget', 'wear'], meta: { spec: ['LOG-031'] } },
  },
  states: {
    away: { description: 'Nessun utente è entrato' },
    reading: {
      description: 'Legge le preferenze che il servizio conserva',
      meta: { spec: ['ERR-013'] },
      invoke: { id: 'readPreferences', src: 'readPreferences' },
      on: {
        'http.200': [
          { guard: 'hasChosenMeanwhile', target: 'saving', actions: ['takePreferences', 'wear'] },
          { target: 'kept', actions: ['takePreferences', 'wear'], meta: { way: 'good' } },
        ],
        'http.401': { target: 'onlyHere', actions: 'tellExpired' },
        'http.408': { target: 'onlyHere', actions: 'tellExpired' },
        'http.400': 'onlyHere',
        'http.403': 'onlyHere',
        'http.404': 'onlyHere',
        'http.500': 'onlyHere',
        'http.network': 'onlyHere',
      },
    },
    kept: {
      description: 'Nulla da salvare; ciò che non è stato salvato lo sarà con la prossima scelta',
      on: {
        'preferences.changed': {
          target: 'saving',
          actions: ['change', 'wear'],
          meta: { way: 'good' },
        },
      },
    },
    saving: {
      description: 'Salva le preferenze; una scelta fatta intanto si salva dopo',
      meta: { spec: ['ERR-013'] },
      entry: 'forgetChanges',
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context }) => context.preferences,
      },
      on: {
        'http.200': [
          { guard: 'hasChosenMeanwhile', target: 'saving', reenter: true },
          { target: 'kept', meta: { way: 'good' } },
        ],
        'http.401': { target: 'onlyHere', actions: 'tellExpired' },
        'http.408': { target: 'onlyHere', actions: 'tellExpired' },
        'http.400': 'kept',
        'http.403': 'kept',
        'http.404': 'kept',
        'http.500': 'kept',
        'http.network': 'kept',
      },
    },
    onlyHere: { description: 'Le preferenze durano quanto la scheda del browser' },
  },
});
