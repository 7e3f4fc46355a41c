import type { FoundCase } from '../../acquirer/contract/find-cases';
import { findMovementsMachine } from '../../machines/find-movements/find-movements.machine';
import { openRow } from '../cases/cases.scenario';
import { childEnds } from '../engine/child-ends';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { movement } from './find-movements.rows';

export const digits = '7788';
const bank = 'Ponte';

const listed = {
  criteria: { text: digits },
  paging: 'server',
  pageSize: 60,
  page: 1,
  orderBy: '',
  rows: [movement('483920', 84.5)],
  total: 1,
  excess: 0,
  sums: {},
  exported: null,
  owner: null,
};

const examples: EventExamples = (_snapshot, type) => {
  switch (type) {
    case 'http.200':
      return [many, []].map((caseList) => ({
        type,
        body: { totalElements: caseList.length, caseList },
      }));
    case 'search.requested':
      return [digits, bank, ''].map((text) => ({ type, criteria: { text } }));
    case 'session.changed':
      return [{ type, input: { ...input, criteria: { text: '', codPos: '5000000001' } } }];
    case 'xstate.done.actor.list':
      return childEnds('list', [{ type: 'failed' }]);
    default:
      return undefined;
  }
};

const many: readonly FoundCase[] = [
  ...['880', '881'].map((caseId) => ({ ...openRow, caseId })),
  ...['882', '883', '884'].map((caseId) => ({ ...openRow, caseId, state: 'chiuse' as const })),
];

const input = {
  criteria: { text: digits },
  page: 1,
  owner: { company: 'ALFA S.R.L.', code: '0001234', point: '', brand: '' },
  casesOffered: true,
};

export const findMovementsScenario: Scenario = {
  name: 'Trova',
  machine: findMovementsMachine,
  inputs: {
    'four digits, where Dispute Online is served': input,
    'four digits, elsewhere': { ...input, casesOffered: false },
  },
  examples,
  relevant: ({ context }) => [context.text, context.cases.totalElements],
  calls: ['findCases'],
  children: { list: { state: 'consulting', context: listed } },
};
