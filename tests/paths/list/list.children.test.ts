import { walkWithChildren } from '../../machinery/walk-with-children';
import { exportScenario } from '../export/export.scenario';
import { criteria, listScenario } from './list.scenario';

walkWithChildren(listScenario, {
  export: { ...exportScenario, input: { criteria, count: 3 } },
});
