import type { Manager } from '../../../acquirer/contract/managers';
import { enrolmentMachine } from '../../../machines/dispute-online/enrolment/enrolment.machine';
import { nothingChosen } from '../../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import { childEnds } from '../../engine/child-ends';
import type { Cases } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';
import { assignment, shop } from './manager-assignment/manager-assignment.scenario';
import { chosenCompany, chosenPoint } from './manager-choice/manager-choice.scenario';

export const responsible = {
  name: 'Giulia',
  surname: 'Ferri',
  telephone: '+393331234567',
  fax: '0212345678',
  email: 'giulia.ferri@example.it',
};

export const manager: Manager = {
  codManager: '5000000001',
  description: 'TRATTORIA AL PONTE',
  user: 'Tutti',
  email: 'alponte@example.it',
  type: 'V',
  typeManager: 'V',
  desc: '',
  pointOfSalesList: [
    {
      codPointOfSales: '5000000001',
      name: shop.name,
      city: shop.city,
      address: shop.address,
      codeGest: '5000000001',
      userGest: 'Tutti',
      emailGest: 'alponte@example.it',
    },
  ],
};

const answers = {
  left: { type: 'cancelled', chosen: nothingChosen },
  company: { type: 'completed', chosen: chosenCompany },
  points: { type: 'completed', chosen: chosenPoint },
} as const;

const cases: Cases = (snapshot, type) => {
  switch (type) {
    case 'http.200':
      return snapshot.matches('assigning')
        ? [{ type, body: { managerList: [manager] } }]
        : [{ type, body: {} }];
    case 'responsible.confirmed':
      return [
        { type, responsible, flagMail: true, consent: true },
        { type, responsible: { ...responsible, fax: '1' }, flagMail: true, consent: true },
      ];
    case 'xstate.done.actor.manager':
      return childEnds('manager', [
        answers.company,
        answers.points,
        answers.left,
        { type: 'sessionExpired' },
        { type: 'failed' },
      ]);
    case 'xstate.done.actor.table':
      return childEnds('table', [
        { type: 'completed', assignments: [assignment] },
        { type: 'cancelled', assignments: [assignment] },
        { type: 'sessionExpired' },
        { type: 'failed' },
      ]);
    default:
      return undefined;
  }
};

export const input = {
  user: 'azienda02',
  companyCode: '0123456789',
  companyDescription: 'TRATTORIE RIUNITE VIA GARIBALDI 12 MILANO',
  responsible: { name: '', surname: '', telephone: '', fax: '', email: '' },
  key: 'b1c0a6a4-6a0d-4f0e-9c53-5f3f6f1f7f10',
};

export const enrolmentScenario: Scenario = {
  name: 'Enrolment',
  machine: enrolmentMachine,
  inputs: {
    'an enrolment': { ...input, mode: 'enrol' },
    'a modification': { ...input, mode: 'modify' },
  },
  cases,
  relevant: ({ context }) => [context.mode, context.chosen.kind, context.managers.length],
  calls: ['assign', 'send'],
  children: {
    manager: { state: 'choosing', context: nothingChosen as never },
    table: {
      state: 'loading',
      context: { assignments: [assignment], page: 1, pages: 1, shown: [] },
    },
  },
};
