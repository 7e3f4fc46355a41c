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
import { withEvent } from '../../typed-chart';
import { preferencesActors, type UserNews } from './preferences.actors';
import { changed, fits, type PreferenceChange } from './searches';

export interface PreferencesInput {
  /** What this tab keeps. */
  readonly stored: Preferences;
  /** The session for which they were read, with nothing left to save; null for none. */
  readonly readFor: string | null;
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

type UserEntered = Extract<UserNews, { type: 'user.entered' }>;

/** For the other tabs. */
export interface PreferencesSaved {
  readonly type: 'preferences.saved';
  readonly token: string;
  readonly preferences: Preferences;
}

const changing = {
  guard: withEvent('isAccepted'),
  actions: [withEvent('change'), 'applyPreferences'],
} as const;

/** At rest a choice is saved at once. */
const saving = { ...changing, target: 'storing', meta: { happyPath: true } } as const;

/** A service that is only late is asked again with the next page or choice. */
const notStored = {
  ...failing(savePreferences, '#preferences.idle.refused'),
  'http.500': '#preferences.idle.unsaved',
  'http.network': '#preferences.idle.unsaved',
} as const;

/** The preferences in the answer of the call that reads them. */
const taking = [
  {
    type: 'takePreferences',
    params: ({ event }: { event: { body: unknown } }) => event.body as Preferences,
  },
  'applyPreferences',
] as const;

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
    preferencesOffered: (_, { offered }: UserEntered) => offered,
    isReadAlready: ({ context }, { offered, token }: UserEntered) =>
      offered && token === context.readFor,
    hasOnlySearched: ({ context: { changes } }) =>
      changes.length > 0 && changes.every(({ type }) => type === 'search.made'),
    hasChosenMeanwhile: ({ context: { changes, sent } }) => changes.length > sent,
    /** Not the last search again, nor a saved search too many. */
    isAccepted: ({ context: { preferences } }, change: PreferenceChange) => {
      if (change.type === 'search.made') return change.address !== preferences.recent[0];
      return change.type !== 'search.saved' || fits(preferences, change.search);
    },
  },
  actions: {
    /** What was read or saved, with this tab's unsaved changes. */
    takePreferences: assign(({ context: { changes } }, preferences: Preferences) => ({
      preferences: changes.reduce(changed, preferences),
    })),
    takeUser: assign((_, { token }: UserEntered) => ({ token })),
    notifyTabs: emit(({ context: { preferences, token } }) => ({
      type: 'preferences.saved' as const,
      token: token ?? '',
      preferences,
    })),
    change: assign(({ context: { preferences, changes } }, change: PreferenceChange) => ({
      preferences: changed(preferences, change),
      changes: [...changes, change],
    })),
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
  initial: 'onlyHere',
  context: ({ input: { stored, readFor } }) => ({
    preferences: stored,
    changes: [],
    sent: 0,
    token: null,
    readFor,
  }),
  invoke: { id: 'watchUser', src: 'watchUser' },
  on: {
    'preferences.changed': changing,
    'columns.changed': changing,
    'search.made': changing,
    'search.saved': changing,
    'search.deleted': changing,
    'user.entered': [
      {
        guard: withEvent('isReadAlready'),
        target: '.idle',
        actions: withEvent('takeUser'),
      },
      {
        guard: withEvent('preferencesOffered'),
        target: '.reading',
        actions: withEvent('takeUser'),
        meta: { happyPath: true },
      },
    ],
    'preferences.savedElsewhere': {
      actions: [
        { type: 'takePreferences', params: ({ event }) => event.preferences },
        'applyPreferences',
      ],
    },
    'user.left': {
      target: '.onlyHere',
      actions: ['forget', 'applyPreferences'],
      meta: { spec: ['LOG-031'] },
    },
  },
  states: {
    onlyHere: {
      description:
        'Le preferenze durano quanto la scheda del browser: nessun utente, o il servizio non le conserva',
    },
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
            actions: taking,
          },
          {
            guard: 'hasChosenMeanwhile',
            target: 'storing.saving',
            actions: taking,
          },
          {
            target: 'idle',
            actions: taking,
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
        'preferences.changed': saving,
        'columns.changed': saving,
        'search.saved': saving,
        'search.deleted': saving,
      },
      states: {
        settled: {
          description: 'Nulla da salvare: un ricaricamento della scheda non chiede nulla',
          entry: 'markRead',
          exit: 'unmarkRead',
          on: {
            'search.made': { ...changing, target: 'waiting', meta: { happyPath: true } },
          },
        },
        waiting: {
          description: 'Una ricerca si salva dopo una pausa, insieme a quelle che la seguono',
          after: { lull: { target: '#preferences.storing', meta: { happyPath: true } } },
        },
        refused: {
          description: 'Il servizio ha rifiutato: ciò che manca si salva con la prossima scelta',
          on: { 'search.made': { ...changing, target: 'waiting' } },
        },
        unsaved: {
          description: 'Il salvataggio non è riuscito: si ripete con la prossima pagina o scelta',
          on: { 'page.shown': { target: '#preferences.storing', meta: { happyPath: true } } },
        },
      },
    },
    storing: {
      description: 'Salva, dopo aver riletto; ciò che non riesce si salva più tardi',
      meta: { spec: ['ERR-013'] },
      initial: 'refreshing',
      states: {
        refreshing: {
          description: 'Rilegge le preferenze: un’altra scheda può averle cambiate',
          invoke: { id: 'readPreferences', src: 'readPreferences' },
          on: {
            ...notStored,
            'http.200': { target: 'saving', actions: taking, meta: { happyPath: true } },
          },
        },
        saving: {
          description: 'Salva le preferenze; una scelta fatta intanto si salva dopo',
          entry: 'markSent',
          invoke: {
            id: 'savePreferences',
            src: 'savePreferences',
            input: ({ context }) => context.preferences,
          },
          on: {
            ...notStored,
            'http.200': [
              {
                guard: 'hasChosenMeanwhile',
                target: 'refreshing',
                actions: ['dropSaved', 'notifyTabs'],
              },
              {
                target: '#preferences.idle',
                actions: ['dropSaved', 'notifyTabs'],
                meta: { happyPath: true },
              },
            ],
          },
        },
      },
    },
  },
});
