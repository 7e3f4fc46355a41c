import { describe } from 'vitest';
import { getTransactionList } from '../../acquirer/contract/movements';
import { exportWorkMachine } from '../../machines/shared/export/export-work/export-work.machine';
import { days } from '../../paths/shared/export/export.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

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
const context = { ...input, fetched: [], written: 0 };

const [first, , third, fourth] = days;
const split = { criteria: { ...criteria, day: '' }, days: [first, third, fourth] };
const fetchedOf = (count: number) => ({ rows: Array(count).fill(1), sums: { net: count } });
const whole = (count: number) => ({ rows: Array(count).fill(1), sums: { net: count } });

describe('the work of an export: what the requirements say', () => {
  obeys(exportWorkMachine, context, [
    rule('[FLO-013] every row is fetched in the order on the screen')
      .starting({ ...input, orderBy: '-amount' })
      .to('fetching')
      .asks({ allRows: { criteria, orderBy: '-amount' } }),
    rule('[FLO-013] rows that are all on the screen are written without another call')
      .starting({ ...input, announced: { count: 2, sums: {} }, rows: [1, 2] })
      .to('writing')
      .asks({
        writeWorkbooks: {
          parts: [
            {
              criteria,
              owner,
              rows: [1, 2],
              announced: { count: 2, sums: {} },
              carried: { count: 2, sums: {} },
            },
          ],
        },
      }),
    rule('[FLO-013] the rows are written to the workbook, which says whose they are')
      .in('fetching')
      .on('http.200', { body: { rows: [1, 2, 3], sums: { net: 9 } } })
      .to('writing', { fetched: [{ rows: [1, 2, 3], sums: { net: 9 } }] })
      .asks({
        writeWorkbooks: {
          parts: [
            {
              criteria,
              owner,
              rows: [1, 2, 3],
              announced: { count: 3, sums: {} },
              carried: { count: 3, sums: { net: 9 } },
            },
          ],
        },
      }),
    rule('[BUS-011] an acquirer that sends more than 5000 rows fills no workbook beyond them')
      .in('fetching')
      .on('http.200', { body: whole(5001) })
      .to('writing', { fetched: [{ rows: Array(5000).fill(1), sums: {} }] }),
    rule('[MOV-021] all of it in parts begins with the rows of the first day')
      .starting({ ...input, ...split })
      .to('fetching')
      .asks({ allRows: { criteria: { ...criteria, day: '01' } } }),
    rule('[MOV-021] the day after comes next')
      .in('fetching', split)
      .on('http.200', { body: whole(5000) })
      .to('fetching', { fetched: [fetchedOf(5000)] })
      .asks({ allRows: { criteria: { ...criteria, day: '03' } } }),
    rule('[BUS-011] after the last day the workbooks are written: whole days, none above 5000 rows')
      .in('fetching', { ...split, fetched: [fetchedOf(4000), fetchedOf(900)] })
      .on('http.200', { body: whole(812) })
      .to('writing')
      .asks({
        writeWorkbooks: {
          parts: [
            {
              criteria: split.criteria,
              owner,
              rows: Array(4900).fill(1),
              announced: { count: 10_001, sums: { net: 10_001 } },
              carried: { count: 4900, sums: { net: 4900 } },
              days: ['01', '03'],
              whole: context.announced,
              wholeRows: Array(5712).fill(1),
            },
            {
              criteria: split.criteria,
              owner,
              rows: Array(812).fill(1),
              announced: { count: 812, sums: { net: 812 } },
              carried: { count: 812, sums: { net: 812 } },
              days: ['04', '04'],
              whole: context.announced,
              wholeRows: Array(5712).fill(1),
            },
          ],
        },
      }),
    rule('[FLO-013] the merchant sees how far the writing is')
      .in('writing')
      .on('workbook.progressed', { written: 2 })
      .to('writing', { written: 2 }),
    rule('[FLO-014] once written the file has been handed over, and what it carries is said')
      .in('writing', {
        fetched: [
          { rows: [1, 2], sums: { net: 4 } },
          { rows: [3], sums: { net: 5 } },
        ],
      })
      .on('workbook.written')
      .to('completed')
      .exits({ type: 'completed', carried: { count: 3, sums: { net: 9 } } }),
    rule('[FLO-014] a workbook that cannot be written is said')
      .in('writing')
      .on('workbook.failed')
      .to('notWritten')
      .exits({ type: 'notWritten' }),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) =>
      rule(`[ERR-014] [ERR-016] [ERR-017] ${type} ends it without a file`)
        .in('fetching')
        .on(type)
        .to('failed')
        .exits({ type: 'failed' }),
    ),
  ]);
});

lintChart(exportWorkMachine, {
  calls: { allRows: [getTransactionList] },
  others: { writeWorkbooks: ['workbook.progressed', 'workbook.written', 'workbook.failed'] },
});
