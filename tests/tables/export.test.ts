import { describe } from 'vitest';
import { getTotalTransaction, getTransactionList } from '../../acquirer/contract/movements';
import { exportMachine } from '../../machines/shared/export/export.machine';
import { days } from '../../paths/shared/export/export.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const criteria = { month: '202611' };
const owner = {
  company: 'ALFA S.R.L.',
  code: '0001234',
  point: '5000000001',
  brand: 'BAR CENTRALE',
};
const context = {
  criteria,
  owner,
  announced: { count: 3, sums: {} },
  days: [],
  rows: null,
  fetched: [],
  written: 0,
};

const [first, , third, fourth] = days;
const split = { criteria: { ...criteria, day: '' }, days: [first, third, fourth] };
const fetchedOf = (count: number) => ({ rows: Array(count).fill(1), sums: { net: count } });
const whole = (count: number) => ({ rows: Array(count).fill(1), sums: { net: count } });

describe('export: what the requirements say', () => {
  obeys(exportMachine, context, [
    {
      rule: '[MOV-021] [BUS-011] exactly 5000 rows can be exported, and every one is fetched',
      starting: { criteria, count: 5000 },
      to: 'fetching',
      asking: { allRows: { criteria } },
    },
    {
      rule: '[FLO-013] every row is fetched in the order on the screen',
      starting: { criteria, count: 3, orderBy: '-amount' },
      to: 'fetching',
      asking: { allRows: { criteria, orderBy: '-amount' } },
    },
    {
      rule: '[FLO-013] rows that are all on the screen are written without another call',
      starting: { criteria, owner, count: 2, rows: [1, 2] },
      to: 'writing',
      asking: {
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
      },
    },
    {
      rule: '[MOV-021] [BUS-011] of rows on the screen 5001 are too many as well',
      starting: { criteria, count: 5001, rows: Array(5001).fill(1) },
      to: 'tooMany',
      asking: {},
    },
    {
      rule: '[MOV-021] [ERR-030] 5001 rows are too many',
      starting: { criteria, count: 5001 },
      to: 'tooMany',
      asking: {},
    },
    {
      rule: '[MOV-021] a month that is too much is counted day by day',
      starting: { criteria: { ...criteria, day: '' }, count: 5001 },
      to: 'countingDays',
      asking: { dayCounts: { criteria: { ...criteria, day: '' } } },
    },
    {
      rule: '[MOV-021] a day that is too much is not',
      starting: { criteria: { ...criteria, day: '05' }, count: 5001 },
      to: 'tooMany',
    },
    {
      rule: '[MOV-021] closing the dialog about too many rows leaves everything as it was',
      in: 'tooMany',
      on: { type: 'dialog.closed' },
      to: 'cancelled',
      exit: { type: 'cancelled' },
    },
    {
      rule: '[MOV-021] the days that have rows can be exported one by one, or all in parts',
      in: 'countingDays',
      on: { type: 'http.200', body: { days } },
      to: 'offeringDays',
      remembering: { days: [first, third, fourth] },
    },
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) => ({
      rule: `[MOV-021] ${type} while days are counted: the dialog stays, without days to offer`,
      in: 'countingDays',
      on: { type },
      to: 'tooMany',
      remembering: { days: [] },
    })),
    ...['countingDays', 'offeringDays'].map((state) => ({
      rule: `[MOV-021] the dialog can be closed while ${state}`,
      in: state,
      on: { type: 'dialog.closed' },
      to: 'cancelled',
      exit: { type: 'cancelled' },
    })),
    {
      rule: '[MOV-021] [FLO-001] a day that fits can be searched instead',
      in: 'offeringDays',
      with: split,
      on: { type: 'day.chosen', day: '04' },
      to: 'narrowed',
      exit: { type: 'narrowed', criteria: { ...criteria, day: '04' } },
    },
    ...[
      ['03', 'has too many rows'],
      ['02', 'has none'],
    ].map(([day, why]) => ({
      rule: `[MOV-021] a day that ${why} cannot`,
      in: 'offeringDays',
      with: split,
      on: { type: 'day.chosen', day },
      to: 'offeringDays',
    })),
    {
      rule: '[FLO-013] the rows are written to the workbook, which says whose they are',
      in: 'fetching',
      on: { type: 'http.200', body: { rows: [1, 2, 3], sums: { net: 9 } } },
      to: 'writing',
      remembering: { fetched: [{ rows: [1, 2, 3], sums: { net: 9 } }] },
      asking: {
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
      },
    },
    {
      rule: '[BUS-011] an acquirer that sends more than 5000 rows fills no workbook beyond them',
      in: 'fetching',
      on: { type: 'http.200', body: whole(5001) },
      to: 'writing',
      remembering: { fetched: [{ rows: Array(5000).fill(1), sums: {} }] },
    },
    {
      rule: '[MOV-021] all of it in parts begins with the rows of the first day',
      in: 'offeringDays',
      with: split,
      on: { type: 'parts.requested' },
      to: 'fetchingDays',
      asking: { allRows: { criteria: { ...criteria, day: '01' } } },
    },
    {
      rule: '[MOV-021] a single day makes no parts',
      in: 'offeringDays',
      with: { ...split, days: [third] },
      on: { type: 'parts.requested' },
      to: 'offeringDays',
    },
    {
      rule: '[MOV-021] the day after comes next',
      in: 'fetchingDays',
      with: split,
      on: { type: 'http.200', body: whole(5000) },
      to: 'fetchingDays',
      remembering: { fetched: [fetchedOf(5000)] },
      asking: { allRows: { criteria: { ...criteria, day: '03' } } },
    },
    {
      rule: '[BUS-011] after the last day the workbooks are written: whole days, none above 5000 rows',
      in: 'fetchingDays',
      with: { ...split, fetched: [fetchedOf(4000), fetchedOf(900)] },
      on: { type: 'http.200', body: whole(812) },
      to: 'writing',
      asking: {
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
      },
    },
    {
      rule: '[FLO-013] the merchant sees how far the writing is',
      in: 'writing',
      on: { type: 'workbook.progressed', written: 2 },
      to: 'writing',
      remembering: { written: 2 },
    },
    {
      rule: '[FLO-014] once written the file has been handed over, and what it carries is said',
      in: 'writing',
      with: {
        fetched: [
          { rows: [1, 2], sums: { net: 4 } },
          { rows: [3], sums: { net: 5 } },
        ],
      },
      on: { type: 'workbook.written' },
      to: 'completed',
      exit: { type: 'completed', carried: { count: 3, sums: { net: 9 } } },
    },
    {
      rule: '[FLO-014] a workbook that cannot be written is said, and nothing is lost',
      in: 'writing',
      on: { type: 'workbook.failed' },
      to: 'notWritten',
    },
    {
      rule: '[FLO-014] closing that dialog ends the export',
      in: 'notWritten',
      on: { type: 'dialog.closed' },
      to: 'cancelled',
      exit: { type: 'cancelled' },
    },
    ...['fetching', 'fetchingDays', 'writing'].map((state) => ({
      rule: `[FLO-013] an export can be cancelled while ${state}`,
      in: state,
      on: { type: 'export.cancelled' },
      to: 'cancelled',
      exit: { type: 'cancelled' },
    })),
    ...['fetching', 'fetchingDays'].flatMap((state) =>
      forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) => ({
        rule: `[ERR-014] [ERR-016] [ERR-017] ${type} while ${state} leads to the error page`,
        in: state,
        on: { type },
        to: 'failed',
        exit: { type: 'failed' },
      })),
    ),
  ]);
});

lintChart(exportMachine, {
  calls: { allRows: [getTransactionList], dayCounts: [getTotalTransaction] },
  others: { writeWorkbooks: ['workbook.progressed', 'workbook.written', 'workbook.failed'] },
});
