import { describe } from 'vitest';
import { getPreferences, savePreferences } from '../../acquirer/contract/preferences';
import { preferencesMachine } from '../../machines/navigation/preferences/preferences.machine';
import { preferencesInput } from '../../paths/navigation/preferences/preferences.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const usual = { theme: '', rows: 'spacious' };
const dark = { theme: 'dark', rows: 'spacious' };
const context = { preferences: usual, changes: {}, navigation: preferencesInput.navigation };
const changed = (changes: object) => ({ type: 'preferences.changed', changes });
const failures = ['http.400', 'http.403', 'http.404', 'http.500', 'http.network'];

describe('preferences: what the requirements say', () => {
  obeys(preferencesMachine, context, [
    {
      rule: 'a reload finds what the tab has kept, and waits for the user',
      starting: { ...preferencesInput, kept: dark },
      to: 'away',
      remembering: { preferences: dark },
      asking: { watchUser: undefined },
    },
    {
      rule: 'what the user has saved is asked for where the back end keeps it',
      in: 'away',
      on: { type: 'user.entered', offered: true },
      to: 'reading',
      asking: { readPreferences: undefined },
    },
    {
      rule: 'elsewhere nothing is asked',
      in: 'away',
      on: { type: 'user.entered', offered: false },
      to: 'onlyHere',
      asking: {},
    },
    {
      rule: 'what was saved is worn',
      in: 'reading',
      on: { type: 'http.200', body: dark },
      to: 'kept',
      remembering: { preferences: dark },
      doing: ['wear'],
    },
    {
      rule: 'a choice made while they are read goes before them, and is saved',
      in: 'reading',
      with: { preferences: { theme: '', rows: 'dense' }, changes: { rows: 'dense' } },
      on: { type: 'http.200', body: dark },
      to: 'saving',
      remembering: { preferences: { theme: 'dark', rows: 'dense' }, changes: {} },
      doing: ['wear'],
      asking: { savePreferences: { theme: 'dark', rows: 'dense' } },
    },
    {
      rule: 'a choice is worn at once and saved whole',
      in: 'kept',
      with: { preferences: dark },
      on: changed({ rows: 'dense' }),
      to: 'saving',
      remembering: { preferences: { theme: 'dark', rows: 'dense' }, changes: {} },
      doing: ['wear'],
      asking: { savePreferences: { theme: 'dark', rows: 'dense' } },
    },
    {
      rule: 'a choice made while another is saved waits for it',
      in: 'saving',
      on: changed({ theme: 'dark' }),
      to: 'saving',
      remembering: { preferences: dark, changes: { theme: 'dark' } },
      doing: ['wear'],
      asking: {},
    },
    {
      rule: 'and is saved after it',
      in: 'saving',
      with: { preferences: dark, changes: { theme: 'dark' } },
      on: { type: 'http.200', body: {} },
      to: 'saving',
      remembering: { changes: {} },
      asking: { savePreferences: dark },
    },
    { rule: 'what is saved is kept', in: 'saving', on: { type: 'http.200', body: {} }, to: 'kept' },
    {
      rule: 'where nothing was read a choice lasts as long as the tab, and replaces nothing',
      in: 'onlyHere',
      on: changed({ theme: 'dark' }),
      to: 'onlyHere',
      remembering: { preferences: dark },
      doing: ['wear'],
      asking: {},
    },
    {
      rule: '[LOG-031] who leaves takes the choices along',
      in: 'kept',
      with: { preferences: dark },
      on: { type: 'user.left' },
      to: 'away',
      remembering: { preferences: usual, changes: {} },
      doing: ['wear'],
    },
    ...forEachAnswer(failures, (type) => ({
      rule: `${type} of reading disturbs no page`,
      in: 'reading',
      on: { type },
      to: 'onlyHere',
      doing: [],
    })),
    ...forEachAnswer(failures, (type) => ({
      rule: `${type} of saving disturbs no page: the choice goes with the next one`,
      in: 'saving',
      with: { preferences: dark },
      on: { type },
      to: 'kept',
      remembering: { preferences: dark },
      doing: [],
    })),
    ...['reading', 'saving'].flatMap((state) =>
      forEachAnswer(['http.401', 'http.408'], (type) => ({
        rule: `[ERR-013] ${type} means the session has expired: ${state}`,
        in: state,
        on: { type },
        to: 'onlyHere',
        doing: ['tellExpired'],
      })),
    ),
  ]);
});

lintChart(preferencesMachine, {
  calls: { readPreferences: [getPreferences], savePreferences: [savePreferences] },
  others: { watchUser: ['user.entered', 'user.left'] },
});
