import type { WithChildren } from '../../engine/children';
import { exportScenario } from '../export/export.scenario';
import { criteria, listScenario } from './list.scenario';

export const withChildren: WithChildren = {
  scenario: listScenario,
  children: {
    export: { scenario: exportScenario, input: { criteria, count: 3 } },
  },
};
