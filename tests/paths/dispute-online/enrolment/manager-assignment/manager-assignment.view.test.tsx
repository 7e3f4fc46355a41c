// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect } from 'vitest';
import { TableForm } from '../../../../../src/dispute-online/enrolment/manager-assignment/AssignmentStep';
import { managerAssignmentScenario } from '../../../../../walks/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import { isAtStep, wizard } from '../../../../../walks/dispute-online/enrolment/on-the-step';
import * as person from '../../../../../walks/person';
import { pressIf } from '../../../../../walks/screens';
import { type Gesture, walkThroughView } from '../../../../../walks/walk';

type FormActor = ComponentProps<typeof TableForm>['actor'];

const turnPage: Gesture = ({ event, possible, before }) => {
  const step = event.page - before.context.page;
  const button = step > 0 ? 'Pagina successiva' : 'Pagina precedente';
  if (possible) person.press(button);
  else if (Math.abs(step) === 1) person.cannotPress(button);
};

walkThroughView({
  ...managerAssignmentScenario,
  name: 'DEFINISCI GESTORI',
  view: (actor) => <TableForm {...wizard()} actor={actor as FormActor} />,
  gestures: {
    'row.changed': ({ event }) => person.type(`Email ${event.codPos}`, event.change.email),
    'page.requested': turnPage,
    'assignments.confirmed': pressIf('Prosegui'),
    'step.back': () => person.press('Indietro'),
  },
  sees: {
    'managerAssignment.loading': () => {
      isAtStep('DEFINISCI GESTORI');
      person.isWaiting();
    },
    'managerAssignment.editing': ({ context }) => {
      const table = within(screen.getByRole('table', { name: 'Gestori' }));
      expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
        'Codice',
        'Insegna',
        'Città',
        'Codice gestore',
        'Utente',
        'Email',
      ]);
      expect(screen.getByLabelText<HTMLInputElement>('Utente 5000000001').value).toBe('negozio01');
      person.finds(
        context.assignments[0].email === ''
          ? 'Resta un punto vendita da completare.'
          : 'Tutti i punti vendita hanno un gestore.',
      );
    },
    'managerAssignment.completed': () => isAtStep('DEFINISCI GESTORI'),
    'managerAssignment.cancelled': () => isAtStep('DEFINISCI GESTORI'),
    'managerAssignment.sessionExpired': () => isAtStep('DEFINISCI GESTORI'),
    'managerAssignment.failed': () => isAtStep('DEFINISCI GESTORI'),
  },
});
