import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { pointChoiceMachine } from '../../../machines/navigation/point-choice/point-choice.machine';
import { PointCombobox } from '../../../src/portal/PointCombobox';
import * as person from '../../screen/person';
import type { Gesture, PlayedScreen } from '../../screen/screen';
import { kiosk, pointChoiceScenario } from './point-choice.scenario';

const input = () => screen.getByRole('combobox', { name: 'Punto vendita in uso' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
const option = (text: string) =>
  screen.queryAllByRole('option').find(({ textContent }) => textContent?.includes(text));

const list = () => screen.queryByRole('listbox', { hidden: true });

/** After an expired session the list is under the dialog, and only another login leads here again. */
const open: Gesture = ({ actor, event }) => {
  if (list() !== null) return actor.send(event);
  act(() => input().focus());
  return list() ?? fireEvent.click(screen.getByRole('button'));
};

const choose =
  (text: string): Gesture =>
  ({ possible }) => {
    const found = option(text);
    expect(found !== undefined).toBe(possible);
    if (found) fireEvent.mouseDown(found, { button: 0 });
  };

const seesPoints = ({ context }: AnyMachineSnapshot) => {
  expect(options()).toHaveLength(context.points.length + (context.filter === '' ? 1 : 0));
};

const pointChoiceScreen: PlayedScreen<typeof pointChoiceMachine> = {
  ...pointChoiceScenario,
  view: (actor) => {
    window.history.replaceState(null, '', '/');
    return <PointCombobox actor={actor} code="" name="Tutti i punti vendita" />;
  },
  gestures: {
    'points.opened': open,
    'points.closed': ({ possible }) => possible && fireEvent.keyDown(input(), { key: 'Escape' }),
    'points.searched': ({ event, before }) =>
      !before.matches('closed') && fireEvent.change(input(), { target: { value: event.filter } }),
    'more.requested': () => {
      const list = screen.queryByRole('listbox');
      if (list) fireEvent.scroll(list);
    },
    'point.chosen': (step) => choose(step.event.code)(step),
    'point.cleared': choose('Tutti i punti vendita'),
    'xstate.after.pause.pointChoice.open.typing': ({ actor, event }) => actor.send(event),
  },
  sees: {
    'pointChoice.closed': () => {
      expect(screen.queryByRole('listbox')).toBeNull();
      expect((input() as HTMLInputElement).value).toBe('Tutti i punti vendita');
    },
    'pointChoice.open.typing': () => person.findsNo('status', 'Ricerca in corso…'),
    'pointChoice.open.searching': () => person.finds('Ricerca in corso…'),
    'pointChoice.open.showing': (snapshot) => {
      seesPoints(snapshot);
      if (snapshot.context.page === 2) expect(option(kiosk.name)).toBeDefined();
    },
    'pointChoice.open.empty': ({ context }) =>
      person.finds(
        context.filter.length > 40
          ? 'Al massimo 40 caratteri: ne ha inseriti 41'
          : 'Nessun risultato. Scriva le iniziali dell’insegna o parte del codice.',
      ),
    'pointChoice.open.failed': () =>
      person.finds('La ricerca non è riuscita. Provi a scrivere di nuovo.'),
  },
};

export const screens = [pointChoiceScreen];
