// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { managerChoiceMachine } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.machine';
import type { ManagerChoiceContext } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import { shop } from '../../../../paths/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import { chosenPoint } from '../../../../paths/dispute-online/enrolment/manager-choice/manager-choice.scenario';
import { wizard } from '../../../../paths/dispute-online/enrolment/on-the-step';
import * as person from '../../../../paths/screen/person';
import { ManagerForm } from '../../../../src/dispute-online/enrolment/manager-choice/ManagerStep';

afterEach(cleanup);

const other = { ...shop, codPointOfSales: '5000000002', name: 'TRATTORIA AL MOLO' };

const nothingTyped: ManagerChoiceContext = {
  ...chosenPoint,
  points: [shop, other],
  everyPoint: [shop, other],
  typed: { user: '', email: '', codes: [] },
};

const open = () => {
  const actor = createActor(managerChoiceMachine, { input: nothingTyped }).start();
  render(<ManagerForm {...wizard()} actor={actor} />);
  return actor;
};

const email = () => screen.getByLabelText<HTMLInputElement>('Email gestore').value;

describe('DEFINISCI GESTORE', () => {
  it('[ENR-032] the e-mail known of a user is proposed, and what was typed is never replaced', () => {
    open();
    person.choose('Utente', 'negozio01');
    expect(email()).toBe('alponte@example.it');
    person.choose('Utente', 'negozio03');
    expect(email()).toBe('cassa@example.it');
    person.type('Email gestore', 'mia@example.it');
    person.choose('Utente', 'negozio01');
    expect(email()).toBe('mia@example.it');
  });
});
