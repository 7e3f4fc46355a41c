import { exportScenario } from '../../../../walks/shared/export/export.scenario';
import { criteria, listScenario } from '../../../../walks/shared/list/list.scenario';
import { walkWithChildren } from '../../../../walks/walk-with-children';

walkWithChildren(listScenario, {
  export: { ...exportScenario, input: { criteria, count: 3 } },
});
