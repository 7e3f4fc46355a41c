import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { managerAssignmentMachine } from '../../../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.machine';
import type { ManagerAssignmentContext } from '../../../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.types';
import { TableForm } from '../../../../src/dispute-online/enrolment/manager-assignment/AssignmentStep';
import { isBusy, pressIf } from '../../../screen/gestures';
import * as person from '../../../screen/person';
import type { Gesture, PlayedScreen } from '../../../screen/screen';
import { isAtStep, wizard } from '../on-the-step';
import { assignment, managerAssignmentScenario } from './manager-assignment.scenario';

const turnPage: Gesture = ({ event, possible, before }) => {
  const step = event.page - before.context.page;
  const button = step > 0 ? 'Pagina successiva' : 'Pagina precedente';
  if (possible) person.press(button);
  else if (Math.abs(step) === 1) person.cannotPress(button);
};

const columns = { codAdmin: 'Codice gestore', user: 'Utente', email: 'Email' } as const;
const parts = ['codAdmin', 'user', 'email'] as const;

const changeRow: Gesture = ({ event: { codPos, change } }) => {
  for (const [part, column] of Object.entries(columns))
    if (part in change) person.type(`${column} ${codPos}`, change[part]);
};

const seesTable = ({ context }: { context: ManagerAssignmentContext }) => {
  const table = within(screen.getByRole('table', { name: 'Gestori' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Codice',
    'Insegna',
    'Città',
    'Codice gestore',
    'Utente',
    'Email',
  ]);
  const [row = assignment] = context.assignments;
  for (const part of parts) {
    const field = screen.getByLabelText<HTMLInputElement>(`${columns[part]} 5000000001`);
    expect(field.value).toBe(row[part]);
  }
  const refusal = 'Questo gestore non è stato accettato: forse non è registrato al portale.';
  expect(screen.queryAllByText(refusal)).toHaveLength(context.refused.length);
  person.finds(
    row.email === '' || row.user === ''
      ? 'Resta un punto vendita da completare.'
      : 'Tutti i punti vendita hanno un gestore.',
  );
};

const managerAssignmentScreen: PlayedScreen<typeof managerAssignmentMachine> = {
  ...managerAssignmentScenario,
  name: 'DEFINISCI GESTORI',
  view: (actor) => <TableForm {...wizard(actor)} actor={actor} />,
  gestures: {
    'row.changed': changeRow,
    'page.requested': turnPage,
    'assignments.confirmed': pressIf('Prosegui'),
    'step.back': () => person.press('Indietro'),
  },
  sees: {
    'managerAssignment.loading': () => {
      isAtStep('DEFINISCI GESTORI');
      person.isWaiting();
    },
    'managerAssignment.editing.usersKnown': seesTable,
    'managerAssignment.editing.askingUsers': seesTable,
    'managerAssignment.sending': () => isBusy('Prosegui'),
    'managerAssignment.completed': () => isAtStep('DEFINISCI GESTORI'),
    'managerAssignment.cancelled': () => isAtStep('DEFINISCI GESTORI'),
    'managerAssignment.notAccepted': () => isAtStep('DEFINISCI GESTORI'),
    'managerAssignment.failed': () => isAtStep('DEFINISCI GESTORI'),
  },
};

export const screens = [managerAssignmentScreen];
