import { assign, emit, setup } from 'xstate';
import type { OutcomeOf } from '../../../acquirer/client';
import {
  getPreferences,
  type Preferences,
  savePreferences,
  usualPreferences,
} from '../../../acquirer/contract/preferences';
import { failing } from '../../failing';
import type { StateMeta } from '../../flow-result';
import { preferencesActors, type UserNews } from './preferences.actors';
import { changed, fits, type PreferenceChange } from './searches';

export interface PreferencesInput {
  /** What this tab keeps. */
  readonly stored: Preferences;
  /** The session for which they were read, with nothing left to save; null for none. */
  readonly readFor: string | null;
  /** Knows the address to return to if the session expires meanwhile. */
}

export interface PreferencesContext {
  readonly preferences: Preferences;
  /** The changes since they were last read that are not saved yet. */
  readonly changes: readonly PreferenceChange[];
  /** The number of changes being saved. */
  readonly sent: number;
  /** The session in force. */
  readonly token: string | null;
  readonly readFor: string | null;
}

export type PreferencesEvent =
  | OutcomeOf<typeof getPreferences>
  | OutcomeOf<typeof savePreferences>
  | UserNews
  /** Another tab of the session has saved them. */
  | { readonly type: 'preferences.savedElsewhere'; readonly preferences: Preferences }
  /** The address bar shows another page, or another search. */
  | { readonly type: 'page.shown' }
  | PreferenceChange;

/** For the other tabs. */
export interface PreferencesSaved {
  readonly type: 'preferences.saved';
  readonly token: string;
  readonly preferences: Preferences;
}

/** What was read or saved, with this tab's unsaved changes. */
const withChanges = ({ changes }: PreferencesContext, preferences: Preferences) =>
  changes.reduce(changed, preferences);

const isChange = (event: PreferencesEvent): event is PreferenceChange =>
  event.type === 'preferences.changed' ||
  event.type === 'columns.changed' ||
  event.type.startsWith('search.');

/**
 * The user's preferences: applied immediately, stored by the tab, and by the back end where it
 * offers that.
 */
export const preferencesMachine = setup({
  types: {
    context: {} as PreferencesContext,
    events: {} as PreferencesEvent,
    emitted: {} as PreferencesSaved,
    input: {} as PreferencesInput,
    meta: {} as StateMeta,
    children: {} as {
      watchUser: 'watchUser';
      readPreferences: 'readPreferences';
      savePreferences: 'savePreferences';
    },
  },
  actors: preferencesActors,
  // Searches that follow one another are saved together.
  // A table waits for its columns, but not for a back end that is slow.
  delays: { lull: 10_000, patience: 500 },
  guards: {
    preferencesOffered: ({ event }) => event.type === 'user.entered' && event.offered,
    isReadAlready: ({ context, event }) =>
      event.type === 'user.entered' && event.offered && event.token === context.readFor,
    hasOnlySearched: ({ context: { changes } }) =>
      changes.length > 0 && changes.every(({ type }) => type === 'search.made'),
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
          ? withChanges(context, event.body as Preferences)
          : context.preferences,
    }),
    takeFromTab: assign({
      preferences: ({ context, event }) =>
        event.type === 'preferences.savedElsewhere'
          ? withChanges(context, event.preferences)
          : context.preferences,
    }),
    takeUser: assign({
      token: ({ context, event }) => (event.type === 'user.entered' ? event.token : context.token),
    }),
    notifyTabs: emit(({ context: { preferences, token } }) => ({
      type: 'preferences.saved' as const,
      token: token ?? '',
      preferences,
    })),
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
    forget: assign({
      preferences: usualPreferences,
      changes: [],
      sent: 0,
      token: null,
      readFor: null,
    }),
    /** Provided where there is a browser: a reload of the tab does not read them again. */
    markRead: () => {},
    unmarkRead: () => {},
    /** Provided where there is a browser: applies them to the page and stores them in the tab. */
    applyPreferences: () => {},
  },
}).createMachine({
  id: 'preferences',
  description:
    'Le preferenze dell’utente: aspetto, righe e colonne degli elenchi, ricerche, e-mail sulle richieste',
  initial: 'away',
  context: ({ input: { stored, readFor } }) => ({
    preferences: stored,
    changes: [],
    sent: 0,
    token: null,
    readFor,
  }),
  invoke: { id: 'watchUser', src: 'watchUser' },
  on: {
    'preferences.changed': { actions: ['change', 'applyPreferences'] },
    'columns.changed': { actions: ['change', 'applyPreferences'] },
    'search.made': { guard: 'isNewSearch', actions: ['change', 'applyPreferences'] },
    'search.saved': { guard: 'searchFits', actions: ['change', 'applyPreferences'] },
    'search.deleted': { actions: ['change', 'applyPreferences'] },
    'user.entered': [
      { guard: 'isReadAlready', target: '.idle', actions: 'takeUser' },
      {
        guard: 'preferencesOffered',
        target: '.reading',
        actions: 'takeUser',
        meta: { happyPath: true },
      },
      { target: '.onlyHere' },
    ],
    'preferences.savedElsewhere': { actions: ['takeFromTab', 'applyPreferences'] },
    'user.left': {
      target: '.away',
      actions: ['forget', 'applyPreferences'],
      meta: { spec: ['LOG-031'] },
    },
  },
  states: {
    away: { description: 'Nessun utente è entrato' },
    reading: {
      description: 'Legge le preferenze che il servizio conserva',
      meta: { spec: ['ERR-013'] },
      initial: 'awaited',
      invoke: { id: 'readPreferences', src: 'readPreferences' },
      on: {
        ...failing(getPreferences, 'onlyHere'),
        'http.200': [
          {
            guard: 'hasOnlySearched',
            target: 'idle.waiting',
            actions: ['takePreferences', 'applyPreferences'],
          },
          {
            guard: 'hasChosenMeanwhile',
            target: 'saving',
            actions: ['takePreferences', 'applyPreferences'],
          },
          {
            target: 'idle',
            actions: ['takePreferences', 'applyPreferences'],
            meta: { happyPath: true },
          },
        ],
      },
      states: {
        awaited: {
          description: 'Le tabelle attendono le loro colonne',
          tags: ['awaited'],
          after: { patience: 'late' },
        },
        late: { description: 'Le tabelle si mostrano come al solito: il servizio tarda' },
      },
    },
    idle: {
      description: 'Nessuna chiamata è in corso: una scelta si salva subito',
      initial: 'settled',
      on: {
        'preferences.changed': {
          target: 'refreshing',
          actions: ['change', 'applyPreferences'],
          meta: { happyPath: true },
        },
        'columns.changed': {
          target: 'refreshing',
          actions: ['change', 'applyPreferences'],
          meta: { happyPath: true },
        },
        'search.saved': {
          guard: 'searchFits',
          target: 'refreshing',
          actions: ['change', 'applyPreferences'],
          meta: { happyPath: true },
        },
        'search.deleted': {
          target: 'refreshing',
          actions: ['change', 'applyPreferences'],
          meta: { happyPath: true },
        },
      },
      states: {
        settled: {
          description: 'Nulla da salvare: un ricaricamento della scheda non chiede nulla',
          entry: 'markRead',
          exit: 'unmarkRead',
          on: {
            'search.made': {
              guard: 'isNewSearch',
              target: 'waiting',
              actions: ['change', 'applyPreferences'],
              meta: { happyPath: true },
            },
          },
        },
        waiting: {
          description: 'Una ricerca si salva dopo una pausa, insieme a quelle che la seguono',
          after: { lull: { target: '#preferences.refreshing', meta: { happyPath: true } } },
        },
        refused: {
          description: 'Il servizio ha rifiutato: ciò che manca si salva con la prossima scelta',
          on: {
            'search.made': {
              guard: 'isNewSearch',
              target: 'waiting',
              actions: ['change', 'applyPreferences'],
            },
          },
        },
        unsaved: {
          description: 'Il salvataggio non è riuscito: si ripete con la prossima pagina o scelta',
          on: { 'page.shown': { target: '#preferences.refreshing', meta: { happyPath: true } } },
        },
      },
    },
    refreshing: {
      description: 'Rilegge le preferenze: un’altra scheda può averle cambiate',
      meta: { spec: ['ERR-013'] },
      invoke: { id: 'readPreferences', src: 'readPreferences' },
      on: {
        ...failing(getPreferences, 'idle.refused'),
        'http.200': {
          target: 'saving',
          actions: ['takePreferences', 'applyPreferences'],
          meta: { happyPath: true },
        },
        'http.500': 'idle.unsaved',
        'http.network': 'idle.unsaved',
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
        ...failing(savePreferences, 'idle.refused'),
        'http.200': [
          {
            guard: 'hasChosenMeanwhile',
            target: 'refreshing',
            actions: ['dropSaved', 'notifyTabs'],
          },
          { target: 'idle', actions: ['dropSaved', 'notifyTabs'], meta: { happyPath: true } },
        ],
        'http.500': 'idle.unsaved',
        'http.network': 'idle.unsaved',
      },
    },
    onlyHere: { description: 'Le preferenze durano quanto la scheda del browser' },
  },
});
