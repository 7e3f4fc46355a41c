import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { preferencesMachine } from '../../../machines/navigation/preferences/preferences.machine';
import { accountTexts } from '../../../src/italian/portal';
import { searchesTexts } from '../../../src/italian/searches';
import { PreferenceChoice } from '../../../src/layout/AccountMenu';
import { PreferencesActor } from '../../../src/layout/use-preferences';
import { ReminderChoices } from '../../../src/portal/SignedInPages';
import { SearchesPanel } from '../../../src/portal/searches/SearchesPanel';
import { ColumnsPanel } from '../../../src/shared/columns/ColumnsPanel';
import { ListTable } from '../../../src/shared/columns/ListTable';
import { unpaidColumns } from '../../../src/unpaid/list';
import * as person from '../../screen/person';
import type { Gesture, PlayedScreen } from '../../screen/screen';
import { item } from '../../unpaid/unpaid.scenario';
import { portals } from '../navigation.scenario';
import { address, preferencesScenario } from './preferences.scenario';

/** The portal sends it, not a user. */
const sendEvent: Gesture = ({ actor, event }) => act(() => actor.send(event));

const checkbox = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name });

const radio = (name: string): HTMLInputElement => screen.getByRole('radio', { name });

/** A radio that is chosen already cannot be chosen again. */
const choose: Gesture = (step) => {
  const { reminders } = step.event.changes;
  if (reminders) return fireEvent.click(checkbox(accountTexts.reminders.kinds.oneDay));
  return radio('Compatte').checked ? sendEvent(step) : fireEvent.click(radio('Compatte'));
};

/** As a user would: only where the search is listed. */
const deleteSearch: Gesture = (step) => {
  const remove = screen.queryByRole('button', { name: searchesTexts.removeNamed('Affitti') });
  return remove === null ? sendEvent(step) : fireEvent.click(remove);
};

const saveSearch: Gesture = () => {
  person.type(searchesTexts.save.name, 'Affitti');
  person.choose(searchesTexts.save.month, 'fixed');
  person.press(searchesTexts.save.submit);
};

const seesSearches = ({ context: { preferences } }: AnyMachineSnapshot) => {
  const isSaved = preferences.searches.length > 0;
  const links = screen.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual([
    ...(isSaved ? ['AffittiMovimenti · Ottobre 2026'] : []),
    ...preferences.recent.map(() => 'Movimenti · Ottobre 2026'),
  ]);
};

const table = () => screen.queryByRole('table', { name: 'Insoluti' });

const seesColumns = ({ context: { preferences } }: AnyMachineSnapshot) => {
  const isHidden = preferences.columns?.unpaid !== undefined;
  const headers = within(table() as HTMLElement).getAllByRole('columnheader');
  expect(headers).toHaveLength(unpaidColumns.length - (isHidden ? 1 : 0));
  const box: HTMLInputElement = screen.getByRole('checkbox', { name: 'Causale' });
  expect(box.checked).toBe(!isHidden);
};

/** Hides the last column; one that is hidden cannot be hidden again. */
const arrange: Gesture = (step) => {
  const box: HTMLInputElement = screen.getByRole('checkbox', { name: 'Causale' });
  return box.checked ? fireEvent.click(box) : sendEvent(step);
};

const kinds = ['newCase', 'threeDays', 'oneDay'] as const;

const isShown = (kind: (typeof kinds)[number]) =>
  screen.queryByRole('checkbox', { name: accountTexts.reminders.kinds[kind] }) !== null;

/** Only preferences that were read; the screen says so where one is not saved. */
const seesReminders = (snapshot: AnyMachineSnapshot) => {
  const isKnown = !['reading', 'onlyHere'].some((state) => snapshot.matches(state));
  const { changes, preferences } = snapshot.context;
  const isWaiting = ['refused', 'unsaved'].some((state) => snapshot.matches({ idle: state }));
  const isUnsaved =
    isWaiting &&
    changes.some(({ changes: chosen }: { changes?: object }) => 'reminders' in (chosen ?? {}));
  expect(kinds.filter(isShown)).toEqual(isKnown ? kinds : []);
  if (!isKnown) return;
  for (const kind of kinds)
    expect(checkbox(accountTexts.reminders.kinds[kind]).checked, kind).toBe(
      preferences.reminders?.[kind] ?? true,
    );
  expect(screen.queryByText(accountTexts.reminders.unsaved) !== null).toBe(isUnsaved);
};

const seesChoices = (snapshot: AnyMachineSnapshot) => {
  const { preferences } = snapshot.context;
  seesSearches(snapshot);
  seesReminders(snapshot);
  for (const name of ['theme', 'rows'] as const)
    for (const [value, label] of Object.entries(accountTexts[name].options))
      expect(radio(label).checked, label).toBe(preferences[name] === value);
  seesColumns(snapshot);
};

/** The rest of the page does not wait. */
const seesWait = (snapshot: AnyMachineSnapshot) => {
  seesSearches(snapshot);
  expect(table()).toBeNull();
};

const preferencesScreen: PlayedScreen<typeof preferencesMachine> = {
  ...preferencesScenario,
  view: (actor) => (
    <PreferencesActor value={actor}>
      <header>
        <MemoryRouter initialEntries={[address]}>
          <SearchesPanel portal={portals.signedIn} />
        </MemoryRouter>
      </header>
      <main>
        <h1>I miei dati</h1>
        <PreferenceChoice name="theme" />
        <PreferenceChoice name="rows" />
        <ColumnsPanel list="unpaid" columns={unpaidColumns} />
        <ListTable list="unpaid" caption="Insoluti" columns={unpaidColumns} rows={[item]} />
        <ReminderChoices />
      </main>
    </PreferencesActor>
  ),
  gestures: {
    'user.entered': sendEvent,
    'user.left': sendEvent,
    'preferences.changed': choose,
    'columns.changed': arrange,
    'xstate.after.patience.preferences.reading.awaited': sendEvent,
    'search.made': sendEvent,
    'preferences.savedElsewhere': sendEvent,
    'page.shown': sendEvent,
    'xstate.after.lull.preferences.idle.waiting': sendEvent,
    'search.saved': saveSearch,
    'search.deleted': deleteSearch,
  },
  sees: {
    'preferences.reading.awaited': seesWait,
    'preferences.reading.late': seesChoices,
    'preferences.idle.settled': seesChoices,
    'preferences.idle.waiting': seesChoices,
    'preferences.idle.refused': seesChoices,
    'preferences.idle.unsaved': seesChoices,
    'preferences.storing.refreshing': seesChoices,
    'preferences.storing.saving': seesChoices,
    'preferences.onlyHere': seesChoices,
  },
};

export const screens = [preferencesScreen];
