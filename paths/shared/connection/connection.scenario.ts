import { connectionMachine } from '../../../machines/shared/connection/connection.machine';
import type { Scenario } from '../../engine/scenario';

export const connectionScenario: Scenario = {
  name: 'Connessione',
  machine: connectionMachine,
  inputs: { 'a connection': undefined },
  examples: () => undefined,
  calls: ['watchConnection'],
};
