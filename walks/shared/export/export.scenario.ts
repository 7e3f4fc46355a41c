import { exportMachine } from '../../../machines/shared/export/export.machine';
import type { Cases } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';

export const threeRows = [{ name: 'Uno' }, { name: 'Due' }, { name: 'Tre' }];

export const days = [
  { day: '01', count: 5000 },
  { day: '02', count: 0 },
  { day: '03', count: 5001 },
  { day: '04', count: 812 },
];

const cases: Cases = (snapshot, type) => {
  if (type === 'http.200')
    return [{ type, body: snapshot.matches('countingDays') ? { days } : { rows: threeRows } }];
  if (type === 'workbook.progressed') return [{ type, written: 2 }];
  return undefined;
};

const criteria = { month: '202611' };

export const exportScenario: Scenario = {
  name: 'Export',
  machine: exportMachine,
  inputs: {
    'three rows': { criteria, count: 3 },
    'exactly 5000 rows': { criteria, count: 5000 },
    '5001 rows': { criteria, count: 5001 },
    '5001 rows, with a filter by day that is empty': {
      criteria: { ...criteria, day: '' },
      count: 5001,
    },
  },
  cases,
  calls: ['allRows', 'dayCounts', 'writeWorkbook'],
};
