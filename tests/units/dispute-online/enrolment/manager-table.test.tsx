// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { managerAssignmentMachine } from '../../../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.machine';
import type { ManagerAssignmentInput } from '../../../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.types';
import {
  assignment,
  atTheTable,
} from '../../../../paths/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import { wizard } from '../../../../paths/dispute-online/enrolment/on-the-step';
import { TableForm } from '../../../../src/dispute-online/enrolment/manager-assignment/AssignmentStep';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nobody = { codAdmin: '', user: '', email: '' };

const openOnAPhone = (typed: Partial<ManagerAssignmentInput>) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const input = { ...atTheTable, ...typed, shown: [assignment.codPos] };
  const machine = managerAssignmentMachine;
  const snapshot = machine.resolveState({ value: { editing: 'usersKnown' }, context: input });
  const actor = createActor(machine, { input, snapshot }).start();
  render(<TableForm {...wizard()} actor={actor} />);
  return within(screen.getAllByRole('row')[1] as HTMLElement);
};

describe('DEFINISCI GESTORI on a phone', () => {
  it.each([
    ['who takes care of it', {}, 'Gestore: 5000000001 TRATTORIA AL PONTE, utente negozio01'],
    [
      'that it has no manager',
      { mayLeaveOut: true, assignments: [{ ...assignment, ...nobody }] },
      'Nessun gestore',
    ],
    [
      'what is still to be completed',
      { assignments: [{ ...assignment, user: ' ' }] },
      'Da completare',
    ],
    [
      'what was refused',
      { refused: [{ codPos: assignment.codPos, part: 'codAdmin' as const }] },
      'Da correggere',
    ],
  ])('[ENR-044] [ENR-045] a card that is not open says %s', (_what, typed, text) => {
    const card = openOnAPhone(typed);
    const [shown] = card.getAllByText(text, { ignore: 'option' });
    expect(shown?.closest('td')?.className).toBe('is-foot');
    card.getByRole('button', { name: 'Mostra i dettagli' });
  });
});
