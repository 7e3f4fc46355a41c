import { pointChoiceMachine } from '../../../machines/navigation/point-choice/point-choice.machine';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';
import { bar } from '../../point-of-sale/point-of-sale.scenario';
import { pointChoiceInvariants } from './point-choice.invariants';

export const kiosk = {
  ...bar,
  name: 'Chiosco del Porto',
  code: '5000000002',
  city: 'Genova',
  codPointOfSales: '5000000002',
};

const answers = (page: number) => [
  { accountListItems: [page === 1 ? bar : kiosk], totalPage: 2, currentPage: page },
  { accountListItems: [], totalPage: 0, currentPage: 1 },
];

const examples: EventExamples = (snapshot, type) => {
  const { page } = snapshot.context;
  switch (type) {
    case 'http.200':
      return answers(page).map((body) => ({ type, body }));
    case 'points.opened':
      return snapshot.matches('closed') ? [{ type }] : [];
    case 'points.searched':
      return ['bar', '', 'b'.repeat(41)].map((filter) => ({ type, filter }));
    case 'point.chosen':
      return [bar, kiosk].map(({ codPointOfSales: code }) => ({ type, code }));
    default:
      return undefined;
  }
};

export const pointChoiceScenario: Scenario = {
  name: 'Punto vendita in uso',
  machine: pointChoiceMachine,
  inputs: { 'a consultation': undefined },
  examples,
  relevant: ({ context }) => [
    context.filter,
    context.page,
    context.pages,
    context.points.map(({ codPointOfSales }: typeof bar) => codPointOfSales),
  ],
  invariants: pointChoiceInvariants,
  calls: ['searchPoints'],
};
