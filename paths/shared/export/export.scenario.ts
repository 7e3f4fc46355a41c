import { exportMachine } from '../../../machines/shared/export/export.machine';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';

const of = (day: string, count: number) => ({ day, count, sums: { net: count } });

export const days = [of('01', 5000), of('02', 0), of('03', 5001), of('04', 812)];

const examples: EventExamples = (_snapshot, type) => {
  if (type === 'http.200') return [{ type, body: { days } }];
  if (type === 'day.chosen') return ['01', '03'].map((day) => ({ type, day }));
  if (type === 'work.progressed') return [{ type, done: 0.5 }];
  if (type === 'work.completed') return [{ type, carried: { count: 3, sums: {} } }];
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
  examples,
  relevant: ({ context }) => [context.days.length],
  goesOn: { work: ['work.progressed'] },
  calls: ['dayCounts', 'work'],
};
