import { exportsMachine } from '../../../machines/navigation/exports/exports.machine';
import type { Scenario } from '../../engine/scenario';

/** Its jobs are played by the work of an export. */
export const exportsScenario: Scenario = {
  name: 'Exports',
  machine: exportsMachine,
  inputs: { 'no export': undefined },
  examples: (_snapshot, type) => (type === 'session.over' ? undefined : []),
  goesOn: { receiveSession: ['session.over'] },
  calls: ['receiveSession'],
};
