import { exportMachine } from '../../../machines/shared/export/export.machine';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';
import { exportInvariants } from './export.invariants';

export const threeRows = [{ name: 'Uno' }, { name: 'Due' }, { name: 'Tre' }];

const of = (day: string, count: number) => ({ day, count, sums: { net: count } });

export const days = [of('01', 5000), of('02', 0), of('03', 5001), of('04', 812)];

const examples: EventExamples = (snapshot, type) => {
  if (type === 'http.200')
    return [{ type, body: snapshot.matches('countingDays') ? { days } : { rows: threeRows } }];
  if (type === 'day.chosen') return ['01', '03'].map((day) => ({ type, day }));
  if (type === 'workbook.progressed') return [{ type, written: 2 }];
  return undefined;
};

const criteria = { month: '202611' };

export const exportScenario: Scenario = {
  name: 'Export',
  machine: exportMachine,
  inputs: {
    'three rows': { criteria, count: 3 },
    'three rows that are on the screen': { criteria, count: 3, rows: threeRows },
    'exactly 5000 rows': { criteria, count: 5000 },
    '5001 rows': { criteria, count: 5001 },
    '5001 rows, with a filter by day that is empty': {
      criteria: { ...criteria, day: '' },
      count: 5001,
    },
  },
  examples,
  relevant: ({ context }) => [context.days.length, context.fetched.length],
  invariants: exportInvariants,
  goesOn: { writeWorkbooks: ['workbook.progressed'] },
  calls: ['allRows', 'dayCounts', 'writeWorkbooks'],
};
