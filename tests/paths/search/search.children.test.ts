import { walkWithChildren } from '../../machinery/walk-with-children';
import { exportScenario } from '../export/export.scenario';
import { november, searchScenario } from './search.scenario';

walkWithChildren(searchScenario, {
  export: { ...exportScenario, input: { criteria: november, count: 121 } },
});
