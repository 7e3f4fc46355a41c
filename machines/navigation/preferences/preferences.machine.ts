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
import { changed, fits, type PreferenceChange } from './searches';

export interface PreferencesInput {
  /** What this tab keeps. */
  readonly kept: Preferences;
  /** Knows the address to return to if the session expires meanwhile. */
  readonly navigation: AnyActorRef;
}

export interface PreferencesContext {
  readonly preferences: Preferences;
  /** What has changed since they were last read, and is not saved yet. */
  readonly changes: readonly PreferenceChange[];
  /** How many of the changes are being saved. */
  readonly sent: number;
  readonly navigation: AnyActorRef;
}

export type PreferencesEvent =
  | OutcomeOf<typeof getPreferences>
  | OutcomeOf<typeof savePreferences>
  | UserNews
  | PreferenceChange;

const isChange = (event: PreferencesEvent): event is PreferenceChange =>
  event.type === 'preferences.changed' || event.type.startsWith('search.');

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
    hasChosenMeanwhile: ({ context: { changes, sent } }) => changes.length > sent,
    isNewSearch: ({ context, event }) =>
      event.type === 'search.made' && event.address !== context.preferences.recent[0],
    searchFits: ({ context, event }) =>
      event.type === 'search.saved' && fits(context.preferences, event.search),
  },
  actions: {
    takePreferences: assign({
      preferences: ({ context, event }) =>
        event.type === 'http.200'
          ? context.changes.reduce(changed, event.body as Preferences)
          : context.preferences,
    }),
    change: assign(({ context: { preferences, changes }, event }) =>
      isChange(event)
        ? { preferences: changed(preferences, event), changes: [...changes, event] }
        : {},
    ),
    markSent: assign({ sent: ({ context }) => context.changes.length }),
    dropSaved: assign(({ context: { changes, sent } }) => ({
      changes: changes.slice(sent),
      sent: 0,
    })),
    forget: assign({ preferences: usualPreferences, changes: [], sent: 0 }),
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
  context: ({ input: { kept, navigation } }) => ({
    preferences: kept,
    changes: [],
    sent: 0,
    navigation,
  }),
  invoke: { id: 'watchUser', src: 'watchUser' },
  on: {
    'preferences.changed': { actions: ['change', 'wear'] },
    'search.made': { guard: 'isNewSearch', actions: ['change', 'wear'] },
    'search.saved': { guard: 'searchFits', actions: ['change', 'wear'] },
    'search.deleted': { actions: ['change', 'wear'] },
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
          target: 'refreshing',
          actions: ['change', 'wear'],
          meta: { way: 'good' },
        },
        'search.made': {
          guard: 'isNewSearch',
          target: 'refreshing',
          actions: ['change', 'wear'],
          meta: { way: 'good' },
        },
        'search.saved': {
          guard: 'searchFits',
          target: 'refreshing',
          actions: ['change', 'wear'],
          meta: { way: 'good' },
        },
        'search.deleted': {
          target: 'refreshing',
          actions: ['change', 'wear'],
          meta: { way: 'good' },
        },
      },
    },
    refreshing: {
      description: 'Rilegge le preferenze: un’altra scheda può averle cambiate',
      meta: { spec: ['ERR-013'] },
      invoke: { id: 'readPreferences', src: 'readPreferences' },
      on: {
        'http.200': {
          target: 'saving',
          actions: ['takePreferences', 'wear'],
          meta: { way: 'good' },
        },
        'http.401': { target: 'onlyHere', actions: 'tellExpired' },
        'http.408': { target: 'onlyHere', actions: 'tellExpired' },
        'http.400': 'kept',
        'http.403': 'kept',
        'http.404': 'kept',
        'http.500': 'kept',
        'http.network': 'kept',
      },
    },
    saving: {
      description: 'Salva le preferenze; una scelta fatta intanto si salva dopo',
      meta: { spec: ['ERR-013'] },
      entry: 'markSent',
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context }) => context.preferences,
      },
      on: {
        'http.200': [
          { guard: 'hasChosenMeanwhile', target: 'refreshing', actions: 'dropSaved' },
          { target: 'kept', actions: 'dropSaved', meta: { way: 'good' } },
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
