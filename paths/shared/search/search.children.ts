import type { WithChildren } from '../../engine/children';
import { exportScenario } from '../export/export.scenario';
import { november, searchScenario } from './search.scenario';

export const withChildren: WithChildren = {
  scenario: searchScenario,
  children: {
    export: { scenario: exportScenario, input: { criteria: november, count: 121 } },
  },
};
