import type { WithChildren } from '../engine/children';
import { listScenario } from '../shared/list/list.scenario';
import { caseAssignmentScenario } from './case-assignment/case-assignment.scenario';
import { caseDetailScenario } from './case-detail/case-detail.scenario';
import { casesScenario } from './cases.scenario';

export const withChildren: WithChildren = {
  scenario: casesScenario,
  children: {
    list: {
      scenario: listScenario,
      input: { criteria: {}, paging: 'client', pageSize: 1, page: 1, onEntry: true },
    },
    inbox: {
      scenario: listScenario,
      input: { criteria: {}, paging: 'server', pageSize: 60, page: 1, onEntry: true },
    },
    assignment: {
      scenario: caseAssignmentScenario,
      input: caseAssignmentScenario.inputs['a case of a manager'],
    },
    detail: {
      scenario: caseDetailScenario,
      input: caseDetailScenario.inputs['a case that can be answered'],
      calls: ['detail', 'reply', 'document'],
    },
  },
};
