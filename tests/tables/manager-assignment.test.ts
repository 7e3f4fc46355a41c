import { describe } from 'vitest';
import { searchPosPaged } from '../../acquirer/contract/points-of-sale';
import { managerAssignmentMachine } from '../../machines/dispute-online/enrolment/manager-assignment/manager-assignment.machine';
import {
  answer,
  assignment,
} from '../../walks/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const second = { ...assignment, codPos: '5000000002' };
const context = { assignments: [assignment, second], page: 1, pages: 2, shown: ['5000000001'] };
const confirm = { type: 'assignments.confirmed' };

describe('manager assignment: what the requirements say', () => {
  obeys(managerAssignmentMachine, context, [
    {
      rule: '[API-054] the first page of the chosen points of sale is asked for',
      starting: { assignments: [assignment, second] },
      to: 'loading',
      asking: { points: { codes: ['5000000001', '5000000002'], page: 1 } },
    },
    {
      rule: '[ENR-036] [ENR-037] a page of points of sale is shown',
      in: 'loading',
      with: { shown: [], pages: 1 },
      on: { type: 'http.200', body: answer },
      to: 'editing',
      remembering: { shown: ['5000000001'], pages: 2 },
    },
    {
      rule: '[ENR-037] the next page is asked for, and what was typed stays',
      in: 'editing',
      on: { type: 'page.requested', page: 2 },
      to: 'loading',
      remembering: { page: 2, assignments: [assignment, second] },
    },
    {
      rule: '[ENR-037] there is no third',
      in: 'editing',
      on: { type: 'page.requested', page: 3 },
      to: 'editing',
      remembering: { page: 1 },
    },
    {
      rule: '[ENR-044] what is typed in a row is kept with it',
      in: 'editing',
      on: { type: 'row.changed', codPos: '5000000002', change: { user: 'Tutti' } },
      to: 'editing',
      remembering: { assignments: [assignment, { ...second, user: 'Tutti' }] },
    },
    {
      rule: '[ENR-042] [ENR-045] with every row complete it goes on',
      in: 'editing',
      on: confirm,
      to: 'completed',
      exit: { type: 'completed', assignments: [assignment, second] },
    },
    ...[
      ['ENR-038', { codAdmin: '' }],
      ['ENR-039', { user: '' }],
      ['ENR-040', { email: '' }],
      ['ENR-040', { email: 'non-valida' }],
      ['ENR-043', { email: `${'a'.repeat(40)}@example.it` }],
    ].map(([id, change]) => ({
      rule: `[${id}] [ENR-042] a row of another page with ${JSON.stringify(change)} holds it back`,
      in: 'editing',
      with: { assignments: [assignment, { ...second, ...(change as object) }] },
      on: confirm,
      to: 'editing',
    })),
    ...['loading', 'editing'].map((state) => ({
      rule: `[ENR-016] Indietro keeps what was typed (${state})`,
      in: state,
      on: { type: 'step.back' },
      to: 'cancelled',
      exit: { type: 'cancelled', assignments: [assignment, second] },
    })),
    ...forEachAnswer(['http.401', 'http.408'], (type) => ({
      rule: `[ERR-013] ${type} means the session has expired`,
      in: 'loading',
      on: { type },
      to: 'sessionExpired',
      exit: { type: 'sessionExpired' },
    })),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) => ({
      rule: `[ERR-014] [ERR-015] [ERR-017] ${type} leads to the error page`,
      in: 'loading',
      on: { type },
      to: 'failed',
      exit: { type: 'failed' },
    })),
  ]);
});

lintChart(managerAssignmentMachine, { calls: { points: [searchPosPaged] } });
