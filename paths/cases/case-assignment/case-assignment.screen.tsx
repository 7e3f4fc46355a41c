import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { caseAssignmentMachine } from '../../../machines/cases/case-assignment/case-assignment.machine';
import { CaseAssignment } from '../../../src/cases/case-assignment/CaseAssignment';
import { isBusy, isReady, submitIf } from '../../screen/gestures';
import * as person from '../../screen/person';
import type { PlayedScreen } from '../../screen/screen';
import { caseAssignmentScenario } from './case-assignment.scenario';

const title = 'Assegna a un altro gestore';
const isThere = () => person.isIn(title);

const options = () =>
  [...screen.getByLabelText<HTMLSelectElement>('Gestore').options].map(({ text }) => text);

const seesForm = () => {
  isThere();
  expect(options()).toEqual(['Scelga il gestore', 'BAR SPORT · VIA ROMA 1 MILANO · 5000000003']);
  isReady('ASSEGNA');
};

const seesNoWarning = () => person.findsNo('alert');

const seesWarning = (words: RegExp) => () => {
  seesForm();
  expect(screen.getByRole('alert').textContent).toMatch(words);
};

const caseAssignmentScreen: PlayedScreen<typeof caseAssignmentMachine> = {
  ...caseAssignmentScenario,
  name: 'Assegna a un altro gestore',
  view: (actor) => (
    <main>
      <CaseAssignment actor={actor} header={null} />
    </main>
  ),
  gestures: {
    'assignment.submitted': (step) => {
      const { event } = step;
      person.choose('Gestore', event.ebox);
      person.type('Messaggio per il gestore', event.message);
      return submitIf('ASSEGNA', step);
    },
    'level.left': () => person.press('INDIETRO'),
  },
  sees: {
    'caseAssignment.loading': () => {
      isThere();
      person.isWaiting();
    },
    'caseAssignment.alone': () => {
      isThere();
      person.finds('Nessun altro gestore');
      expect(screen.queryByLabelText('Gestore')).toBeNull();
    },
    'caseAssignment.choosing.filling': () => {
      seesForm();
      seesNoWarning();
    },
    'caseAssignment.choosing.refused': seesWarning(
      /nel frattempo potrebbe avere ricevuto una risposta/,
    ),
    'caseAssignment.choosing.notAssigned': seesWarning(/non è stata assegnata\. Riprovi tra poco/),
    'caseAssignment.choosing.unanswered': seesWarning(/potrebbe essere già passata/),
    'caseAssignment.assigning': () => isBusy('ASSEGNA'),
    'caseAssignment.cancelled': isThere,
    'caseAssignment.completed': () => isBusy('ASSEGNA'),
    'caseAssignment.failed': isThere,
  },
};

export const screens = [caseAssignmentScreen];
