import type { AnyMachineSnapshot } from 'xstate';
import { managerChoiceMachine } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.machine';
import { nothingChosen } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import type { EventExamples } from '../../../engine/graph';
import type { Scenario } from '../../../engine/scenario';
import { shop, shopUser } from '../manager-assignment/manager-assignment.scenario';

export const secondUser = { user: 'negozio03', email: 'cassa@example.it' };
export const companyUser = { user: 'azienda02', email: 'giulia.ferri@example.it' };

export const companyChoice = { ...companyUser, codes: [] };
export const shopChoice = { user: 'Tutti', email: shopUser.email, codes: [shop.codPointOfSales] };

const choiceIn = ({ context }: AnyMachineSnapshot) =>
  context.kind === 'V' ? shopChoice : companyChoice;

const examples: EventExamples = (snapshot, type) => {
  if (snapshot.status !== 'active') return [];
  switch (type) {
    case 'http.200':
      if (snapshot.matches('askingPoints'))
        return [[shop], []].map((points) => ({ type, body: { points, everyPoint: [shop] } }));
      return snapshot.context.kind === 'V'
        ? [{ type, body: { users: [shopUser, secondUser] } }]
        : [{ type, body: { users: [companyUser] } }];
    case 'kind.chosen':
      return ['asNow', 'S', 'V'].map((kind) => ({ type, kind }));
    case 'point.chosen':
      return [shop.codPointOfSales, '5999999999'].map((point) => ({ type, point }));
    case 'manager.confirmed':
      return [
        { type, choice: choiceIn(snapshot) },
        { type, choice: { ...companyChoice, email: '' } },
      ];
    case 'manager.typed':
      return [{ type, choice: { ...choiceIn(snapshot), email: 'a' } }];
    default:
      return undefined;
  }
};

export const chosenPoint = {
  ...nothingChosen,
  everyPoint: [shop],
  kind: 'V',
  points: [shop],
  point: shop.codPointOfSales,
  users: [shopUser, secondUser],
  typed: shopChoice,
} as const;

export const chosenCompany = {
  ...nothingChosen,
  kind: 'S',
  users: [companyUser],
  typed: companyChoice,
} as const;

/** The managers of a profile, and all that is known of the company's points of sale. */
export const managersNow = [
  {
    codGestore: shop.codPointOfSales,
    user: 'Tutti',
    email: shopUser.email,
    listaPuntiVenditaList: [{ codPV: shop.codPointOfSales }],
  },
];

export const beginsAsNow = { ...nothingChosen, kind: 'asNow', current: managersNow } as const;

export const chosenAsNow = { ...beginsAsNow, points: [shop], everyPoint: [shop] } as const;

export const managerChoiceScenario: Scenario = {
  name: 'Gestore',
  machine: managerChoiceMachine,
  inputs: {
    'nothing chosen': nothingChosen,
    'coming back': chosenPoint,
    'a modification': beginsAsNow,
    'coming back to a modification': chosenAsNow,
  },
  examples,
  relevant: ({ context }) => [
    context.kind,
    context.point,
    context.points.length,
    context.everyPoint.length,
    context.current.length,
    context.users.length,
  ],
  calls: ['points', 'users'],
};
