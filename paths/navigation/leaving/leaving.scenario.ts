import { leavingMachine } from '../../../machines/navigation/leaving/leaving.machine';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';

export const found = {
  type: 'unsent.found',
  work: ['reply', 'modification'],
  cases: ['880'],
} as const;

const examples: EventExamples = (_snapshot, type) =>
  type === 'unsent.found' ? [found] : undefined;

export const leavingScenario: Scenario = {
  name: 'Esci',
  machine: leavingMachine,
  inputs: { 'who is in': undefined },
  examples,
  calls: ['findUnsent', 'discardDrafts', 'receiveSession'],
};
