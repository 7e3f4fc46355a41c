import { describe } from 'vitest';
import { getTotalTransaction, getTransactionList } from '../../acquirer/contract/movements';
import { exportMachine } from '../../machines/shared/export/export.machine';
import { days } from '../../walks/shared/export/export.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const criteria = { month: '202611' };
const context = {
  criteria,
  announced: { count: 3, sums: {} },
  rows: [],
  sums: {},
  days: [],
  written: 0,
};

describe('export: what the requirements say', () => {
  obeys(exportMachine, context, [
    {
      rule: '[MOV-021] [BUS-011] exactly 5000 rows can be exported, and every one is fetched',
      starting: { criteria, count: 5000 },
      to: 'fetching',
      asking: { allRows: { criteria } },
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
      rule: '[MOV-021] the days that would fit are offered: not an empty one, not one of 5001',
      in: 'countingDays',
      on: { type: 'http.200', body: { days } },
      to: 'offeringDays',
      remembering: { days: [days[0], days[3]] },
    },
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) => ({
      rule: `[MOV-021] ${type} while days are counted: the dialog stays, without days to offer`,
      in: 'countingDays',
      on: { type },
      to: 'tooMany',
      remembering: { days: [] },
    })),
    ...forEachAnswer(['http.401', 'http.408'], (type) => ({
      rule: `[ERR-013] ${type} while days are counted means the session has expired`,
      in: 'countingDays',
      on: { type },
      to: 'sessionExpired',
      exit: { type: 'sessionExpired' },
    })),
    ...['countingDays', 'offeringDays'].map((state) => ({
      rule: `[MOV-021] the dialog can be closed while ${state}`,
      in: state,
      on: { type: 'dialog.closed' },
      to: 'cancelled',
      exit: { type: 'cancelled' },
    })),
    {
      rule: '[FLO-013] the rows are written to the workbook',
      in: 'fetching',
      on: { type: 'http.200', body: { rows: [1, 2, 3], sums: { net: 9 } } },
      to: 'writing',
      remembering: { rows: [1, 2, 3], sums: { net: 9 } },
      asking: {
        writeWorkbook: {
          criteria,
          rows: [1, 2, 3],
          announced: { count: 3, sums: {} },
          carried: { count: 3, sums: { net: 9 } },
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
      with: { rows: [1, 2, 3], sums: { net: 9 } },
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
    ...['fetching', 'writing'].map((state) => ({
      rule: `[FLO-013] an export can be cancelled while ${state}`,
      in: state,
      on: { type: 'export.cancelled' },
      to: 'cancelled',
      exit: { type: 'cancelled' },
    })),
    ...forEachAnswer(['http.401', 'http.408'], (type) => ({
      rule: `[ERR-013] ${type} means the session has expired`,
      in: 'fetching',
      on: { type },
      to: 'sessionExpired',
      exit: { type: 'sessionExpired' },
    })),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) => ({
      rule: `[ERR-014] [ERR-016] [ERR-017] ${type} leads to the error page`,
      in: 'fetching',
      on: { type },
      to: 'failed',
      exit: { type: 'failed' },
    })),
  ]);
});

lintChart(exportMachine, {
  calls: { allRows: [getTransactionList], dayCounts: [getTotalTransaction] },
  others: { writeWorkbook: ['workbook.progressed', 'workbook.written', 'workbook.failed'] },
});
