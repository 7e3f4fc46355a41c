import { withRealExport } from '../export/real-export';
import { listScenarioOf } from './list.scenario';

const scenario = listScenarioOf({
  rows: [1, 2, 3],
  asked: { month: '', day: '' },
  pageSize: 1667,
});

export const withChildren = withRealExport(scenario, 'total');
