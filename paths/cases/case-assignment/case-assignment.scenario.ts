import { longestAssignmentNote } from '../../../acquirer/contract/rules/assignment-note';
import { caseAssignmentMachine } from '../../../machines/cases/case-assignment/case-assignment.machine';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';

const manager = {
  eboxCode: '31',
  managerCode: '5000000001',
  description: 'TRATTORIA AL PONTE',
  flSuspended: '0',
};
export const other = {
  eboxCode: '33',
  managerCode: '5000000003',
  description: 'BAR SPORT VIA ROMA 1 MILANO',
  flSuspended: '0',
};
const cancelled = { ...manager, eboxCode: '32', flSuspended: '1' };

export const managerList = [cancelled, manager, other];

const submitted = (ebox: string, message: string) => ({
  type: 'assignment.submitted',
  ebox,
  message,
});

const examples: EventExamples = (snapshot, type) => {
  switch (type) {
    case 'http.200':
      return snapshot.matches('loading')
        ? [
            { type, body: { managerList } },
            { type, body: { managerList: [cancelled, manager] } },
          ]
        : [{ type, body: {} }];
    case 'assignment.submitted':
      return [
        submitted(other.eboxCode, 'Il conto è nel Suo archivio.'),
        submitted('', ''),
        submitted(other.eboxCode, 'a'.repeat(longestAssignmentNote + 1)),
      ];
    default:
      return undefined;
  }
};

export const caseAssignmentScenario: Scenario = {
  name: 'Case assignment',
  machine: caseAssignmentMachine,
  inputs: { 'a case of a manager': { caseId: '880', ebox: manager.eboxCode } },
  examples,
  relevant: ({ context }) => [context.chosen?.eboxCode],
  calls: ['managers', 'assignCase'],
};
