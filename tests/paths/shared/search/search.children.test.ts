import { exportScenario } from '../../../../walks/shared/export/export.scenario';
import { november, searchScenario } from '../../../../walks/shared/search/search.scenario';
import { walkWithChildren } from '../../../../walks/walk-with-children';

walkWithChildren(searchScenario, {
  export: { ...exportScenario, input: { criteria: november, count: 121 } },
});
