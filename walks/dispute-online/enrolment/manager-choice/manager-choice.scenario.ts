import type { AnyMachineSnapshot } from 'xstate';
import { managerChoiceMachine } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.machine';
import { nothingChosen } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import type { Cases } from '../../../engine/graph';
import type { Scenario } from '../../../engine/scenario';
import { shop } from '../manager-assignment/manager-assignment.scenario';

export const shopUser = { user: 'negozio01', email: 'alponte@example.it' };
export const secondUser = { user: 'negozio03', email: 'cassa@example.it' };
export const companyUser = { user: 'azienda02', email: 'giulia.ferri@example.it' };

export const companyChoice = { ...companyUser, codes: [] };
export const shopChoice = { user: 'Tutti', email: shopUser.email, codes: [shop.codPointOfSales] };

/** A point of sale takes care of all of them until somebody says which. */
const typedBefore = (snapshot: AnyMachineSnapshot) => {
  const { context } = snapshot;
  if (!snapshot.matches({ choosing: 'choosingUser' })) return {};
  const codes = context.kind === 'V' ? [shop.codPointOfSales] : [];
  return { choice: { ...context.choice, codes } };
};

const cases: Cases = (snapshot, type) => {
  switch (type) {
    case 'http.200':
      if (snapshot.matches({ choosing: 'askingPoints' }))
        return [[shop], []].map((pointOfSalesList) => ({ type, body: { pointOfSalesList } }));
      return snapshot.context.kind === 'V'
        ? [{ type, body: { users: [shopUser, secondUser] } }]
        : [{ type, body: { users: [companyUser] } }];
    case 'kind.chosen':
      return ['S', 'V'].map((kind) => ({ type, kind }));
    case 'point.chosen':
      return [shop.codPointOfSales, '5999999999'].map((point) => ({ type, point }));
    case 'manager.confirmed':
      return [
        { type, choice: snapshot.context.kind === 'V' ? shopChoice : companyChoice },
        { type, choice: { ...companyChoice, email: '' } },
      ];
    case 'step.back':
      return [{ type, ...typedBefore(snapshot) }];
    default:
      return undefined;
  }
};

export const chosenPoint = {
  kind: 'V',
  points: [shop],
  point: shop.codPointOfSales,
  users: [shopUser, secondUser],
  choice: shopChoice,
} as const;

export const chosenCompany = {
  ...nothingChosen,
  kind: 'S',
  users: [companyUser],
  choice: companyChoice,
} as const;

export const managerChoiceScenario: Scenario = {
  name: 'Gestore',
  machine: managerChoiceMachine,
  inputs: { 'nothing chosen': nothingChosen, 'coming back': chosenPoint },
  cases,
  relevant: ({ context }) => [
    context.kind,
    context.point,
    context.points.length,
    context.users.length,
  ],
  calls: ['usersOfCompany', 'points', 'usersOfPoint'],
};
