import { describe } from 'vitest';
import { getTotalTransaction } from '../../acquirer/contract/movements';
import { exportMachine } from '../../machines/shared/export/export.machine';
import { days } from '../../paths/shared/export/export.scenario';
import { lintChart } from './support/lint';
import { obeys, rule } from './support/table';

const criteria = { month: '202611' };
const owner = {
  company: 'ALFA S.R.L.',
  code: '0001234',
  point: '5000000001',
  brand: 'BAR CENTRALE',
};
const input = {
  criteria,
  orderBy: '',
  owner,
  announced: { count: 3, sums: {} },
  days: [],
  rows: null,
};
const context = { ...input, done: undefined, carried: null };

const [first, , third, fourth] = days;
const split = { criteria: { ...criteria, day: '' }, days: [first, third, fourth] };

describe('export: what the requirements say', () => {
  obeys(exportMachine, context, [
    rule('[MOV-021] [BUS-011] exactly 5000 rows can be exported, in the order on the screen')
      .starting({ criteria, owner, count: 5000, orderBy: '-amount' })
      .to('working')
      .asks({
        work: {
          ...input,
          orderBy: '-amount',
          announced: { count: 5000, sums: {} },
        },
      }),
    rule('[MOV-021] [ERR-030] 5001 rows are too many, also where they are on the screen')
      .starting({ criteria, count: 5001, rows: Array(5001).fill(1) })
      .to('tooMany')
      .asks({}),
    rule('[MOV-021] a month that is too much is counted day by day')
      .starting({ criteria: { ...criteria, day: '' }, count: 5001 })
      .to('countingDays')
      .asks({ dayCounts: { criteria: { ...criteria, day: '' } } }),
    rule('[MOV-021] a day that is too much is not')
      .starting({ criteria: { ...criteria, day: '05' }, count: 5001 })
      .to('tooMany'),
    rule('[MOV-021] the days that have rows can be exported one by one, or all in parts')
      .in('countingDays')
      .on('http.200', { body: { days } })
      .to('tooMany', { days: [first, third, fourth] }),
    rule('[MOV-021] days that cannot be counted: the dialog stays, without days to offer')
      .in('countingDays')
      .on('http.500')
      .to('tooMany', { days: [] }),
    ...['countingDays', 'tooMany', 'notWritten'].map((state) =>
      rule(`[MOV-021] CHIUDI while ${state} leaves the results as they were`)
        .in(state)
        .on('export.cancelled')
        .to('cancelled')
        .exits({ type: 'cancelled' }),
    ),
    rule('[FLO-013] ANNULLA stops the work')
      .in('working')
      .on('export.cancelled')
      .to('cancelled')
      .exits({ type: 'cancelled' })
      .does('cancelWork'),
    rule('[MOV-021] [FLO-001] a day that fits can be searched instead')
      .in('tooMany', split)
      .on('day.chosen', { day: '04' })
      .to('narrowed')
      .exits({ type: 'narrowed', criteria: { ...criteria, day: '04' } }),
    ...[
      ['03', 'has too many rows'],
      ['02', 'has none'],
    ].map(([day, why]) =>
      rule(`[MOV-021] a day that ${why} cannot`)
        .in('tooMany', split)
        .on('day.chosen', { day })
        .to('tooMany'),
    ),
    rule('[MOV-021] all of it in parts is a work of these days')
      .in('tooMany', split)
      .on('parts.requested')
      .to('working')
      .asks({ work: { ...input, ...split } }),
    rule('[MOV-021] a single day makes no parts')
      .in('tooMany', { ...split, days: [third] })
      .on('parts.requested')
      .to('tooMany'),
    rule('[FLO-013] the merchant sees how far the work is')
      .in('working')
      .on('work.progressed', { done: 0.5 })
      .to('working', { done: 0.5 }),
    rule('[FLO-014] once written the file has been handed over, and what it carries is said')
      .in('working')
      .on('work.completed', { carried: { count: 3, sums: { net: 9 } } })
      .to('completed')
      .exits({ type: 'completed', carried: { count: 3, sums: { net: 9 } } }),
    rule('[FLO-014] a workbook that cannot be written is said, and nothing is lost')
      .in('working')
      .on('work.notWritten')
      .to('notWritten'),
    rule('[ERR-014] [ERR-016] [ERR-017] rows that do not arrive lead to the error page')
      .in('working')
      .on('work.failed')
      .to('failed')
      .exits({ type: 'failed' }),
    rule('[LOG-033] the end of the session ends the work: nothing is downloaded')
      .in('working')
      .on('work.cancelled')
      .to('cancelled')
      .exits({ type: 'cancelled' }),
  ]);
});

lintChart(exportMachine, {
  calls: { dayCounts: [getTotalTransaction] },
  others: {
    work: ['work.progressed', 'work.completed', 'work.notWritten', 'work.failed', 'work.cancelled'],
  },
});
