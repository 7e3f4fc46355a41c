// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { enrolmentMachine } from '../../../../machines/dispute-online/enrolment/enrolment.machine';
import { input, manager } from '../../../../paths/dispute-online/enrolment/enrolment.scenario';
import { wizard } from '../../../../paths/dispute-online/enrolment/on-the-step';
import { createStubs } from '../../../../paths/engine/stubs';
import * as person from '../../../../paths/screen/person';
import { EnrolmentView } from '../../../../src/dispute-online/enrolment/EnrolmentView';

afterEach(cleanup);

/** Presses Conferma on the recap, with this answer. */
const confirm = (answer: string) => {
  const stubs = createStubs();
  const machine = enrolmentMachine.provide({ actors: { send: stubs.call('send') } } as never);
  const { context } = wizard().snapshot;
  const snapshot = machine.resolveState({
    value: { recap: 'overview' },
    context: { ...context, managers: [manager] },
  });
  const actor = createActor(machine, {
    snapshot: machine.getPersistedSnapshot(snapshot) as never,
    input: { ...input, mode: 'enrol' },
  }).start();
  render(<EnrolmentView actor={actor} />);
  person.press('Conferma');
  act(() => stubs.answer({ type: answer }));
  return actor;
};

describe('the result of an enrolment', () => {
  it('[REG-036] [REG-037] [REG-038] [REG-039] that is good asks to log in again, and leads out', () => {
    const actor = confirm('http.200');
    person.isIn('Registrazione Ebox');
    person.finds(
      "La registrazione all'Ebox è avvenuta con successo. Riesegui la login per aggiornare il tuo profilo.",
    );
    person.press('EFFETTUA LA LOGIN');
    expect(actor.getSnapshot().output).toEqual({ type: 'loggedOut' });
  });

  it.each(['http.400', 'http.403', 'http.404', 'http.500'])(
    '[REG-036] [REG-040] [REG-041] [REG-042] that is bad (%s) says so where the wizard is, and leads Home',
    (answer) => {
      const actor = confirm(answer);
      person.isIn('Registrazione Ebox');
      person.finds("La registrazione all'Ebox non è avvenuta. Riprova più tardi");
      person.press('VAI ALLA HOME');
      expect(actor.getSnapshot().output).toEqual({ type: 'opened', page: 'home' });
    },
  );
});
