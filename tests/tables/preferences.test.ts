import { describe } from 'vitest';
import { getPreferences, savePreferences } from '../../acquirer/contract/preferences';
import { preferencesMachine } from '../../machines/navigation/preferences/preferences.machine';
import { preferencesInput } from '../../paths/navigation/preferences/preferences.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const usual = { theme: '', rows: 'spacious', searches: [], recent: [] };
const dark = { ...usual, theme: 'dark' };
const context = {
  preferences: usual,
  changes: [],
  sent: 0,
  navigation: preferencesInput.navigation,
};
const changed = (changes: object) => ({ type: 'preferences.changed', changes });
const october = '/Home/Movimenti?month=202610';
const november = '/Home/Movimenti?month=202611';
const made = (address: string) => ({ type: 'search.made', address });
const rent = { name: 'Affitti', address: october, month: 'last' };
const shops = { name: 'Negozi', address: november, month: 'fixed' };
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...rent, name: `Ricerca ${10 + index}` }));
const saved = (search: object) => ({ type: 'search.saved', search });
const deleted = (name: string) => ({ type: 'search.deleted', name });
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
      with: { changes: [changed({ rows: 'dense' })] },
      on: { type: 'http.200', body: dark },
      to: 'saving',
      remembering: { preferences: { ...dark, rows: 'dense' } },
      doing: ['wear'],
      asking: { savePreferences: { ...dark, rows: 'dense' } },
    },
    {
      rule: 'a choice is worn at once; what another tab may have saved is read before it is saved',
      in: 'kept',
      with: { preferences: dark },
      on: changed({ rows: 'dense' }),
      to: 'refreshing',
      remembering: {
        preferences: { ...dark, rows: 'dense' },
        changes: [changed({ rows: 'dense' })],
      },
      doing: ['wear'],
      asking: { readPreferences: undefined },
    },
    {
      rule: 'a search that another tab has saved stays, beside the one of this tab',
      in: 'refreshing',
      with: { preferences: { ...usual, searches: [shops] }, changes: [saved(shops)] },
      on: { type: 'http.200', body: { ...dark, searches: [rent], recent: [october] } },
      to: 'saving',
      remembering: { preferences: { ...dark, searches: [rent, shops], recent: [october] } },
      doing: ['wear'],
      asking: { savePreferences: { ...dark, searches: [rent, shops], recent: [october] } },
    },
    {
      rule: 'where there is no room for it meanwhile, those of the other tab stay',
      in: 'refreshing',
      with: { changes: [saved(shops)] },
      on: { type: 'http.200', body: { ...usual, searches: many(20) } },
      to: 'saving',
      asking: { savePreferences: { ...usual, searches: many(20) } },
    },
    {
      rule: 'a choice made while another is saved waits for it',
      in: 'saving',
      on: changed({ theme: 'dark' }),
      to: 'saving',
      remembering: { preferences: dark, changes: [changed({ theme: 'dark' })] },
      doing: ['wear'],
      asking: {},
    },
    {
      rule: 'and is saved after it',
      in: 'saving',
      with: {
        preferences: { ...dark, rows: 'dense' },
        changes: [changed({ rows: 'dense' }), changed({ theme: 'dark' })],
        sent: 1,
      },
      on: { type: 'http.200', body: {} },
      to: 'refreshing',
      remembering: { changes: [changed({ theme: 'dark' })], sent: 0 },
      asking: { readPreferences: undefined },
    },
    {
      rule: 'what is being saved is known by its number',
      in: 'refreshing',
      with: { changes: [changed({ theme: 'dark' }), made(october)] },
      on: { type: 'http.200', body: usual },
      to: 'saving',
      remembering: { sent: 2 },
    },
    {
      rule: 'a search joins the last ones, newest first',
      in: 'kept',
      with: { preferences: { ...usual, recent: [october] } },
      on: made(november),
      to: 'refreshing',
      remembering: { preferences: { ...usual, recent: [november, october] } },
      doing: ['wear'],
    },
    {
      rule: 'one that was made before comes first again, once',
      in: 'onlyHere',
      with: { preferences: { ...usual, recent: [november, october] } },
      on: made(october),
      to: 'onlyHere',
      remembering: { preferences: { ...usual, recent: [october, november] } },
      doing: ['wear'],
      asking: {},
    },
    {
      rule: 'ten are kept',
      in: 'onlyHere',
      with: { preferences: { ...usual, recent: [...'abcdefghij'] } },
      on: made(october),
      to: 'onlyHere',
      remembering: { preferences: { ...usual, recent: [october, ...'abcdefghi'] } },
    },
    ...['kept', 'onlyHere'].map((state) => ({
      rule: `the same search again asks nothing: ${state}`,
      in: state,
      with: { preferences: { ...usual, recent: [october] } },
      on: made(october),
      to: state,
      remembering: { changes: [] },
      doing: [],
    })),
    {
      rule: 'a search is saved by its name, among the others in their order',
      in: 'kept',
      with: { preferences: { ...usual, searches: [shops] } },
      on: saved(rent),
      to: 'refreshing',
      remembering: { preferences: { ...usual, searches: [rent, shops] } },
      doing: ['wear'],
    },
    {
      rule: 'elsewhere it lasts as long as the tab',
      in: 'onlyHere',
      on: saved(rent),
      to: 'onlyHere',
      remembering: { preferences: { ...usual, searches: [rent] } },
      doing: ['wear'],
      asking: {},
    },
    ...['kept', 'onlyHere'].flatMap((state) =>
      [
        { why: 'a taken name', searches: [rent], search: { ...shops, name: 'Affitti' } },
        { why: 'a twenty-first', searches: many(20), search: rent },
        { why: 'a name of spaces', searches: [], search: { ...rent, name: '  ' } },
        {
          why: 'a long name',
          searches: [],
          search: { ...rent, name: 'a'.repeat(61) },
        },
        {
          why: 'an address outside the portal',
          searches: [],
          search: { ...rent, address: '//altrove.example/a?month=1' },
        },
      ].map(({ why, searches, search }) => ({
        rule: `${why} is refused: ${state}`,
        in: state,
        with: { preferences: { ...usual, searches } },
        on: saved(search),
        to: state,
        remembering: { preferences: { ...usual, searches }, changes: [] },
        doing: [],
      })),
    ),
    {
      rule: 'a saved search is deleted',
      in: 'kept',
      with: { preferences: { ...usual, searches: [rent, shops] } },
      on: deleted('Affitti'),
      to: 'refreshing',
      remembering: { preferences: { ...usual, searches: [shops] } },
      doing: ['wear'],
    },
    {
      rule: 'elsewhere too',
      in: 'onlyHere',
      with: { preferences: { ...usual, searches: [rent, shops] } },
      on: deleted('Negozi'),
      to: 'onlyHere',
      remembering: { preferences: { ...usual, searches: [rent] } },
      doing: ['wear'],
      asking: {},
    },
    {
      rule: 'what another tab has deleted is not saved by this one',
      in: 'refreshing',
      with: { preferences: { ...usual, searches: [rent] }, changes: [made(october)] },
      on: { type: 'http.200', body: usual },
      to: 'saving',
      asking: { savePreferences: { ...usual, recent: [october] } },
    },
    {
      rule: 'what is saved is kept',
      in: 'saving',
      with: { changes: [made(october)], sent: 1 },
      on: { type: 'http.200', body: {} },
      to: 'kept',
      remembering: { changes: [], sent: 0 },
    },
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
      with: {
        preferences: { ...dark, searches: [rent], recent: [october] },
        changes: [made(october)],
        sent: 1,
      },
      on: { type: 'user.left' },
      to: 'away',
      remembering: { preferences: usual, changes: [], sent: 0 },
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
      with: { preferences: dark, changes: [changed({ theme: 'dark' })], sent: 1 },
      on: { type },
      to: 'kept',
      remembering: { preferences: dark, changes: [changed({ theme: 'dark' })] },
      doing: [],
    })),
    ...forEachAnswer(failures, (type) => ({
      rule: `${type} of reading again disturbs no page: the choice goes with the next one`,
      in: 'refreshing',
      with: { preferences: dark, changes: [changed({ theme: 'dark' })] },
      on: { type },
      to: 'kept',
      remembering: { preferences: dark, changes: [changed({ theme: 'dark' })] },
      doing: [],
    })),
    ...['reading', 'refreshing', 'saving'].flatMap((state) =>
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
