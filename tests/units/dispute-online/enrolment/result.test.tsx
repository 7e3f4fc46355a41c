// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { enrolmentMachine } from '../../../../machines/dispute-online/enrolment/enrolment.machine';
import { input } from '../../../../paths/dispute-online/enrolment/enrolment.scenario';
import { manager } from '../../../../paths/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import { wizard } from '../../../../paths/dispute-online/enrolment/on-the-step';
import { createStubs } from '../../../../paths/engine/stubs';
import { company } from '../../../../paths/portal/company';
import * as person from '../../../../paths/screen/person';
import { EnrolmentView } from '../../../../src/dispute-online/enrolment/EnrolmentView';

afterEach(cleanup);

/** Presses Conferma on the recap, with these answers. */
const confirm = (...answers: readonly AnyEventObject[]) => {
  const stubs = createStubs();
  const machine = enrolmentMachine.provide({
    actors: { send: stubs.call('send'), welcome: stubs.call('welcome') },
  } as never);
  const { context } = wizard().snapshot;
  const snapshot = machine.resolveState({
    value: 'recap',
    context: { ...context, managers: [manager] },
  });
  const actor = createActor(machine, {
    snapshot: machine.getPersistedSnapshot(snapshot) as never,
    input: { ...input, mode: 'enrol' },
  }).start();
  render(<EnrolmentView actor={actor} />);
  person.press('Conferma');
  for (const answer of answers) act(() => stubs.answer(answer));
  return actor;
};

describe('the result of an enrolment', () => {
  it('[REG-036] [REG-037] [REG-038] [REG-039] that is good asks to log in again, and leads out', () => {
    const actor = confirm({ type: 'http.200' });
    person.isIn('Registrazione Ebox');
    person.finds(
      "La registrazione all'Ebox è avvenuta con successo. Riesegui la login per aggiornare il tuo profilo.",
    );
    person.press('EFFETTUA LA LOGIN');
    expect(actor.getSnapshot().output).toEqual({ type: 'loggedOut' });
  });

  it.each([
    [{ type: 'http.400' }, { type: 'http.200', body: { ...company, ebox: 'NO' } }],
    [{ type: 'http.403' }],
    [{ type: 'http.404' }],
    [{ type: 'http.500' }],
  ])(
    '[REG-036] [REG-040] [REG-041] [REG-042] that is bad (%o) says so where the wizard is, and leads Home',
    (...answers) => {
      const actor = confirm(...answers);
      person.isIn('Registrazione Ebox');
      person.finds("La registrazione all'Ebox non è avvenuta. Riprova più tardi");
      person.press('VAI ALLA HOME');
      expect(actor.getSnapshot().output).toEqual({ type: 'opened', page: 'home' });
    },
  );
});
