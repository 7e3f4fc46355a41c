import { describe } from 'vitest';
import { getPreferences, savePreferences } from '../../acquirer/contract/preferences';
import { preferencesMachine } from '../../machines/navigation/preferences/preferences.machine';
import { preferencesInput } from '../../paths/navigation/preferences/preferences.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const usual = { theme: '', rows: 'spacious', searches: [], recent: [] };
const dark = { ...usual, theme: 'dark' };
const context = {
  preferences: usual,
  changes: [],
  sent: 0,
  token: 'tok',
  readFor: null,
};
const changed = (changes: object) => ({ type: 'preferences.changed', changes });
const idle = (state: string) => ({ idle: state });
const reading = (state: string) => ({ reading: state });
const arranged = { order: ['amount', 'date'], hidden: ['pos'] };
const arrange = (choice: object | null) => ({ type: 'columns.changed', list: 'movements', choice });
const reminders = { newCase: true, threeDays: true, oneDay: true };
const october = '/Home/Movimenti?month=202610';
const november = '/Home/Movimenti?month=202611';
const made = (address: string) => ({ type: 'search.made', address });
const rent = { name: 'Affitti', address: october, month: 'last' };
const shops = { name: 'Negozi', address: november, month: 'fixed' };
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...rent, name: `Ricerca ${10 + index}` }));
const saved = (search: object) => ({ type: 'search.saved', search });
const deleted = (name: string) => ({ type: 'search.deleted', name });
const refusals = ['http.400', 'http.403', 'http.404'];
const troubles = ['http.500', 'http.network'];

const refreshing = { storing: 'refreshing' };
const saving = { storing: 'saving' };

describe('preferences: what the requirements say', () => {
  obeys(preferencesMachine, context, [
    rule('a reload finds what the tab has kept, and waits for the user')
      .starting({ ...preferencesInput, stored: dark })
      .to('onlyHere', { preferences: dark })
      .asks({ watchUser: undefined }),
    rule('what the user has saved is asked for where the back end keeps it')
      .in('onlyHere', { token: null })
      .on('user.entered', { offered: true, token: 'tok' })
      .to(reading('awaited'), { token: 'tok' })
      .asks({ readPreferences: undefined }),
    rule('a reload asks nothing: the tab keeps what this session has read')
      .in('onlyHere', { preferences: dark, token: null, readFor: 'tok' })
      .on('user.entered', { offered: true, token: 'tok' })
      .to(idle('settled'), { preferences: dark, token: 'tok' })
      .does('markRead')
      .asks({}),
    rule('another session reads its own')
      .in('onlyHere', { token: null, readFor: 'of another' })
      .on('user.entered', { offered: true, token: 'tok' })
      .to(reading('awaited')),
    rule('what was read is of no use where the back end keeps nothing')
      .in('onlyHere', { readFor: 'tok' })
      .on('user.entered', { offered: false, token: 'tok' })
      .to('onlyHere')
      .asks({}),
    rule('tables wait a moment for their columns, and no longer')
      .in(reading('awaited'))
      .on('xstate.after.patience.preferences.reading.awaited')
      .to(reading('late'))
      .does()
      .asks({}),
    rule('what comes later is applied all the same')
      .in(reading('late'))
      .on('http.200', { body: dark })
      .to(idle('settled'), { preferences: dark })
      .does('applyPreferences', 'markRead'),
    rule('the columns of a list are saved as the user arranges them, beside those of another list')
      .in(idle('settled'), { preferences: { ...usual, columns: { unpaid: arranged } } })
      .on(arrange(arranged))
      .to(refreshing, {
        preferences: { ...usual, columns: { unpaid: arranged, movements: arranged } },
        changes: [arrange(arranged)],
      })
      .does('unmarkRead', 'applyPreferences')
      .asks({ readPreferences: undefined }),
    rule('the usual ones come back')
      .in('onlyHere', {
        preferences: { ...usual, columns: { unpaid: arranged, movements: arranged } },
      })
      .on(arrange(null))
      .to('onlyHere', { preferences: { ...usual, columns: { unpaid: arranged } } })
      .does('applyPreferences')
      .asks({}),
    rule('columns that another tab has arranged stay, beside those of this tab')
      .in(refreshing, { changes: [arrange(arranged)] })
      .on('http.200', { body: { ...usual, columns: { unpaid: arranged } } })
      .to(saving)
      .asks({
        savePreferences: { ...usual, columns: { unpaid: arranged, movements: arranged } },
      }),
    rule('searches made while they are read wait for those that follow')
      .in(reading('awaited'), { changes: [made(october)] })
      .on('http.200', { body: dark })
      .to(idle('waiting'), { preferences: { ...dark, recent: [october] } })
      .does('applyPreferences')
      .asks({}),
    rule('with another choice among them they are saved at once')
      .in(reading('awaited'), { changes: [made(october), changed({ rows: 'dense' })] })
      .on('http.200', { body: dark })
      .to(saving),
    rule('another search waits along')
      .in(idle('waiting'), {
        changes: [made(october)],
        preferences: { ...usual, recent: [october] },
      })
      .on(made(november))
      .to(idle('waiting'), { changes: [made(october), made(november)] })
      .does('applyPreferences')
      .asks({}),
    rule('after ten seconds they are saved together')
      .in(idle('waiting'), { changes: [made(october)] })
      .on('xstate.after.lull.preferences.idle.waiting')
      .to(refreshing)
      .asks({ readPreferences: undefined }),
    ...['waiting', 'unsaved', 'refused'].flatMap((state) =>
      [changed({ rows: 'dense' }), arrange(arranged), saved(rent), deleted('Negozi')].map(
        (choice) =>
          rule(`a choice saves all that waits: ${state}, ${choice.type}`)
            .in(idle(state), {
              preferences: { ...usual, searches: [shops] },
              changes: [made(october)],
            })
            .on(choice)
            .to(refreshing, { changes: [made(october), choice] })
            .does('applyPreferences')
            .asks({ readPreferences: undefined }),
      ),
    ),
    rule('what could not be saved is tried again with the next page')
      .in(idle('unsaved'), { changes: [changed({ theme: 'dark' })] })
      .on('page.shown')
      .to(refreshing)
      .asks({ readPreferences: undefined }),
    rule('a page asks nothing where nothing is left to save')
      .in(idle('settled'))
      .on('page.shown')
      .to(idle('settled'))
      .does()
      .asks({}),
    rule('what another tab has saved is taken over, beside what this one has still to save')
      .in(idle('waiting'), { changes: [made(october)] })
      .on('preferences.savedElsewhere', { preferences: dark })
      .to(idle('waiting'), { preferences: { ...dark, recent: [october] } })
      .does('applyPreferences')
      .asks({}),
    rule('elsewhere nothing is asked')
      .in('onlyHere')
      .on('user.entered', { offered: false, token: 'tok' })
      .to('onlyHere')
      .asks({}),
    rule('what was saved is applied')
      .in(reading('awaited'))
      .on('http.200', { body: dark })
      .to(idle('settled'), { preferences: dark })
      .does('applyPreferences', 'markRead'),
    rule('a choice made while they are read goes before them, and is saved')
      .in(reading('awaited'), { changes: [changed({ rows: 'dense' })] })
      .on('http.200', { body: dark })
      .to(saving, { preferences: { ...dark, rows: 'dense' } })
      .does('applyPreferences')
      .asks({ savePreferences: { ...dark, rows: 'dense' } }),
    rule('a choice is applied at once; what another tab may have saved is read before it is saved')
      .in(idle('settled'), { preferences: dark })
      .on(changed({ rows: 'dense' }))
      .to(refreshing, {
        preferences: { ...dark, rows: 'dense' },
        changes: [changed({ rows: 'dense' })],
      })
      .does('unmarkRead', 'applyPreferences')
      .asks({ readPreferences: undefined }),
    rule('a search that another tab has saved stays, beside the one of this tab')
      .in(refreshing, { preferences: { ...usual, searches: [shops] }, changes: [saved(shops)] })
      .on('http.200', { body: { ...dark, searches: [rent], recent: [october] } })
      .to(saving, { preferences: { ...dark, searches: [rent, shops], recent: [october] } })
      .does('applyPreferences')
      .asks({ savePreferences: { ...dark, searches: [rent, shops], recent: [october] } }),
    rule('an e-mail that is switched off leaves the others as another tab has saved them')
      .in(refreshing, { changes: [changed({ reminders: { oneDay: false } })] })
      .on('http.200', { body: { ...dark, reminders: { ...reminders, threeDays: false } } })
      .to(saving)
      .asks({
        savePreferences: { ...dark, reminders: { newCase: true, threeDays: false, oneDay: false } },
      }),
    rule('the first e-mail that is switched off leaves the others on')
      .in(idle('settled'))
      .on(changed({ reminders: { newCase: false } }))
      .to(refreshing, { preferences: { ...usual, reminders: { ...reminders, newCase: false } } }),
    ...[changed({ theme: 'dark' }), made(october), saved(rent)].map((choice) =>
      rule(`another choice loses no e-mail that was switched off: ${choice.type}`)
        .in(refreshing, { changes: [choice] })
        .on('http.200', { body: { ...usual, reminders: { ...reminders, oneDay: false } } })
        .to(saving)
        .asks({
          savePreferences: {
            ...usual,
            reminders: { ...reminders, oneDay: false },
            ...('address' in choice && { recent: [october] }),
            ...('search' in choice && { searches: [rent] }),
            ...('changes' in choice && { theme: 'dark' }),
          },
        }),
    ),
    rule('where there is no room for it meanwhile, those of the other tab stay')
      .in(refreshing, { changes: [saved(shops)] })
      .on('http.200', { body: { ...usual, searches: many(20) } })
      .to(saving)
      .asks({ savePreferences: { ...usual, searches: many(20) } }),
    rule('a choice made while another is saved waits for it')
      .in(saving)
      .on(changed({ theme: 'dark' }))
      .to(saving, { preferences: dark, changes: [changed({ theme: 'dark' })] })
      .does('applyPreferences')
      .asks({}),
    rule('and is saved after it')
      .in(saving, {
        preferences: { ...dark, rows: 'dense' },
        changes: [changed({ rows: 'dense' }), changed({ theme: 'dark' })],
        sent: 1,
      })
      .on('http.200', { body: {} })
      .to(refreshing, { changes: [changed({ theme: 'dark' })], sent: 0 })
      .sends({ type: 'preferences.saved', token: 'tok', preferences: { ...dark, rows: 'dense' } })
      .asks({ readPreferences: undefined }),
    rule('what is being saved is known by its number')
      .in(refreshing, { changes: [changed({ theme: 'dark' }), made(october)] })
      .on('http.200', { body: usual })
      .to(saving, { sent: 2 }),
    rule('a search joins the last ones, newest first')
      .in(idle('settled'), { preferences: { ...usual, recent: [october] } })
      .on(made(november))
      .to(idle('waiting'), { preferences: { ...usual, recent: [november, october] } })
      .does('unmarkRead', 'applyPreferences')
      .asks({}),
    rule('what was refused is saved along with the next search')
      .in(idle('refused'), { preferences: dark, changes: [changed({ theme: 'dark' })] })
      .on(made(november))
      .to(idle('waiting'), { changes: [changed({ theme: 'dark' }), made(november)] })
      .does('applyPreferences')
      .asks({}),
    rule('one that was made before comes first again, once')
      .in('onlyHere', { preferences: { ...usual, recent: [november, october] } })
      .on(made(october))
      .to('onlyHere', { preferences: { ...usual, recent: [october, november] } })
      .does('applyPreferences')
      .asks({}),
    rule('ten are kept')
      .in('onlyHere', { preferences: { ...usual, recent: [...'abcdefghij'] } })
      .on(made(october))
      .to('onlyHere', { preferences: { ...usual, recent: [october, ...'abcdefghi'] } }),
    ...[idle('settled'), idle('refused'), 'onlyHere'].map((state) =>
      rule(`the same search again asks nothing: ${JSON.stringify(state)}`)
        .in(state, { preferences: { ...usual, recent: [october] } })
        .on(made(october))
        .to(state, { changes: [] })
        .does(),
    ),
    rule('a search is saved by its name, among the others in their order')
      .in(idle('settled'), { preferences: { ...usual, searches: [shops] } })
      .on(saved(rent))
      .to(refreshing, { preferences: { ...usual, searches: [rent, shops] } })
      .does('unmarkRead', 'applyPreferences'),
    rule('elsewhere it lasts as long as the tab')
      .in('onlyHere')
      .on(saved(rent))
      .to('onlyHere', { preferences: { ...usual, searches: [rent] } })
      .does('applyPreferences')
      .asks({}),
    rule('the spaces around its name go')
      .in('onlyHere')
      .on(saved({ ...rent, name: '  Affitti ' }))
      .to('onlyHere', { preferences: { ...usual, searches: [rent] } }),
    ...[idle('settled'), idle('waiting'), idle('refused'), idle('unsaved'), 'onlyHere'].flatMap(
      (state) =>
        [
          { why: 'a taken name', searches: [rent], search: { ...shops, name: 'Affitti' } },
          {
            why: 'a taken name in spaces',
            searches: [rent],
            search: { ...shops, name: ' Affitti ' },
          },
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
        ].map(({ why, searches, search }) =>
          rule(`${why} is refused: ${JSON.stringify(state)}`)
            .in(state, { preferences: { ...usual, searches } })
            .on(saved(search))
            .to(state, { preferences: { ...usual, searches }, changes: [] })
            .does(),
        ),
    ),
    rule('a saved search is deleted')
      .in(idle('settled'), { preferences: { ...usual, searches: [rent, shops] } })
      .on(deleted('Affitti'))
      .to(refreshing, { preferences: { ...usual, searches: [shops] } })
      .does('unmarkRead', 'applyPreferences'),
    rule('elsewhere too')
      .in('onlyHere', { preferences: { ...usual, searches: [rent, shops] } })
      .on(deleted('Negozi'))
      .to('onlyHere', { preferences: { ...usual, searches: [rent] } })
      .does('applyPreferences')
      .asks({}),
    rule('what another tab has deleted is not saved by this one')
      .in(refreshing, { preferences: { ...usual, searches: [rent] }, changes: [made(october)] })
      .on('http.200', { body: usual })
      .to(saving)
      .asks({ savePreferences: { ...usual, recent: [october] } }),
    rule('what is saved is kept, and the other tabs learn of it')
      .in(saving, { changes: [made(october)], sent: 1 })
      .on('http.200', { body: {} })
      .to(idle('settled'), { changes: [], sent: 0 })
      .sends({ type: 'preferences.saved', token: 'tok', preferences: usual }),
    rule('where nothing was read a choice lasts as long as the tab, and replaces nothing')
      .in('onlyHere')
      .on(changed({ theme: 'dark' }))
      .to('onlyHere', { preferences: dark })
      .does('applyPreferences')
      .asks({}),
    rule('[LOG-031] who leaves takes the choices along')
      .in(idle('settled'), {
        preferences: { ...dark, searches: [rent], recent: [october] },
        changes: [made(october)],
        sent: 1,
      })
      .on('user.left')
      .to('onlyHere', { preferences: usual, changes: [], sent: 0, token: null, readFor: null })
      .does('unmarkRead', 'applyPreferences'),
    ...forEachAnswer([...refusals, ...troubles], (type) =>
      rule(`${type} of reading disturbs no page`)
        .in(reading('awaited'))
        .on(type)
        .to('onlyHere')
        .does(),
    ),
    ...forEachAnswer(refusals, (type) =>
      rule(
        `${type} of saving disturbs no page: the choice goes with the next one, and a reload reads again`,
      )
        .in(saving, { preferences: dark, changes: [changed({ theme: 'dark' })], sent: 1 })
        .on(type)
        .to(idle('refused'), { preferences: dark, changes: [changed({ theme: 'dark' })] })
        .does(),
    ),
    ...forEachAnswer(troubles, (type) =>
      rule(`${type} of saving disturbs no page: the choice goes with the next page`)
        .in(saving, { preferences: dark, changes: [changed({ theme: 'dark' })], sent: 1 })
        .on(type)
        .to(idle('unsaved'), { preferences: dark, changes: [changed({ theme: 'dark' })] })
        .does(),
    ),
    ...forEachAnswer(refusals, (type) =>
      rule(
        `${type} of reading again disturbs no page: the choice goes with the next one, and a reload reads again`,
      )
        .in(refreshing, { preferences: dark, changes: [changed({ theme: 'dark' })] })
        .on(type)
        .to(idle('refused'), { preferences: dark, changes: [changed({ theme: 'dark' })] })
        .does(),
    ),
    ...forEachAnswer(troubles, (type) =>
      rule(`${type} of reading again disturbs no page: the choice goes with the next page`)
        .in(refreshing, { preferences: dark, changes: [changed({ theme: 'dark' })] })
        .on(type)
        .to(idle('unsaved'), { preferences: dark, changes: [changed({ theme: 'dark' })] })
        .does(),
    ),
  ]);
});

lintChart(preferencesMachine, {
  calls: { readPreferences: [getPreferences], savePreferences: [savePreferences] },
  others: { watchUser: ['user.entered', 'user.left'] },
});
