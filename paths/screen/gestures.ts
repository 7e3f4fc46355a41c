import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import * as person from './person';
import type { Gesture } from './screen';

/** A button that can be pressed exactly when the chart takes its event. */
export const pressIf =
  (name: string): Gesture =>
  ({ possible }) =>
    possible ? person.press(name) : person.cannotPress(name);

/** A form that is sent exactly when the chart takes its event; Enter in a field asks for it too. */
export const submitIf = (name: string, { possible }: Parameters<Gesture>[0]) => {
  if (possible) return person.press(name);
  person.cannotPress(name);
  const form = screen.queryByRole('button', { name })?.closest('form');
  return form && fireEvent.submit(form);
};

/** It happens in another tab. */
export const elsewhere: Gesture = ({ actor, event }) => actor.send(event);

export const isBusy = (name: string) =>
  expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBe('true');

export const isReady = (name: string) =>
  expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBeNull();

const exportedText = /^Il file è pronto/;

/** No export is running: the last one is announced where the same rows were exported. */
export const seesExported = ({ context }: AnyMachineSnapshot) => {
  person.findsNo('progressbar');
  expect(screen.queryAllByText(exportedText)).toHaveLength(context.exported === null ? 0 : 1);
};

const result = (title: string, ...sentences: readonly string[]) => {
  person.isIn(title);
  for (const sentence of sentences) person.finds(sentence);
};

const changed = [
  'Operazione andata a buon fine!',
  'La modifica è stata effettuata correttamente.',
] as const;
const notChanged = [
  'Operazione non andata a buon fine!',
  'Spiacenti, la modifica richiesta non è andata a buon fine.',
] as const;

const sights = (logInAgain: boolean) => ({
  succeeded: () =>
    result(
      ...changed,
      ...(logInAgain ? ['Per vedere la modifica acceda di nuovo al portale.'] : []),
    ),
  notSucceeded: () => {
    result(...notChanged);
    expect(screen.queryByText(/potrebbe essere stata registrata/)).toBeNull();
  },
  unanswered: () => {
    result(...notChanged);
    screen.getByText(/La risposta del servizio non è arrivata/);
    const [first] = screen.getAllByRole('button').slice(-2);
    expect(['LOGIN', 'Home']).toContain(first?.textContent);
  },
});

const under = <Chart extends string, State extends string>(
  chart: Chart,
  seen: Readonly<Record<State, () => void>>,
) =>
  Object.fromEntries(
    Object.entries(seen).map(([state, sight]) => [`${chart}.result.${state}`, sight]),
  ) as Readonly<Record<`${Chart}.result.${State}`, () => void>>;

interface After {
  readonly logInAgain: boolean;
}

/** The results of a change, as every flow of the settings shows them (RES-001 to RES-008). */
export const seesResults = <Chart extends string>(chart: Chart, { logInAgain }: After) =>
  under(chart, sights(logInAgain));

/** The same, where Riprova first finds out whether the change was made. */
export const seesVerifiedResults = <Chart extends string>(chart: Chart, { logInAgain }: After) => {
  const { succeeded, notSucceeded, unanswered } = sights(logInAgain);
  return under(chart, {
    succeeded,
    notSucceeded,
    unanswered: () => {
      unanswered();
      screen.getByText(/«Riprova» controlla se lo è stata/);
      isReady('Riprova');
    },
    verifying: () => {
      unanswered();
      isBusy('Riprova');
    },
  });
};
