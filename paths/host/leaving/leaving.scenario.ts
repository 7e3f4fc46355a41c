import { leavingMachine } from '../../../machines/host/leaving/leaving.machine';
import type { Cases } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';

export const found = {
  type: 'unsent.found',
  work: ['reply', 'modification'],
  cases: ['880'],
} as const;

const cases: Cases = (_snapshot, type) => (type === 'unsent.found' ? [found] : undefined);

export const leavingScenario: Scenario = {
  name: 'Esci',
  machine: leavingMachine,
  inputs: { 'who is in': undefined },
  cases,
  calls: ['findUnsent', 'discardDrafts', 'hearSession'],
};
