import { exportWorkMachine } from '../../../../machines/shared/export/export-work/export-work.machine';
import type { EventExamples } from '../../../engine/graph';
import type { Scenario } from '../../../engine/scenario';
import { days } from '../export.scenario';
import { exportWorkInvariants } from './export-work.invariants';

const threeRows = [{ name: 'Uno' }, { name: 'Due' }, { name: 'Tre' }];

const examples: EventExamples = (_snapshot, type) => {
  if (type === 'http.200') return [{ type, body: { rows: threeRows } }];
  if (type === 'workbook.progressed') return [{ type, written: 2 }];
  return undefined;
};

const input = {
  criteria: { month: '202611' },
  orderBy: '',
  owner: null,
  announced: { count: 3, sums: {} },
  days: [],
  rows: null,
};

export const exportWorkScenario: Scenario = {
  name: 'Export work',
  machine: exportWorkMachine,
  inputs: {
    'three rows': input,
    'three rows that are on the screen': { ...input, rows: threeRows },
    'three days in parts': { ...input, days: days.filter(({ count }) => count > 0) },
  },
  examples,
  relevant: ({ context }) => [context.fetched.length],
  invariants: exportWorkInvariants,
  goesOn: { writeWorkbooks: ['workbook.progressed'] },
  calls: ['allRows', 'writeWorkbooks'],
};
