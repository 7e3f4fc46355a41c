import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getTransactionList } from '../../acquirer/contract/movements';
import { exportMachine } from '../../machines/export/export.machine';
import { lintChart } from '../machinery/lint';
import { createStandIns } from '../machinery/stand-ins';
import { forEachAnswer, obeys } from '../machinery/table';

const criteria = { month: '202611' };
const context = { criteria, count: 3, rows: [], written: 0 };

describe('export: what the requirements say', () => {
  const started = (count: number) => {
    const standIns = createStandIns();
    const machine = exportMachine.provide({
      actors: { allRows: standIns.call('allRows') },
    } as never);
    return createActor(machine, { input: { criteria, count } }).start().getSnapshot().value;
  };
  it('[MOV-021] [BUS-011] exactly 5000 rows can be exported', () => {
    expect(started(5000)).toBe('fetching');
  });
  it('[MOV-021] [ERR-030] 5001 rows are too many', () => {
    expect(started(5001)).toBe('tooMany');
  });

  obeys(exportMachine, context, [
    {
      rule: '[MOV-021] closing the dialog about too many rows leaves everything as it was',
      in: 'tooMany',
      on: { type: 'dialog.closed' },
      to: 'cancelled',
      exit: { type: 'cancelled' },
    },
    {
      rule: '[FLO-013] the rows are written to the workbook',
      in: 'fetching',
      on: { type: 'http.200', body: { rows: [1, 2, 3] } },
      to: 'writing',
      remembering: { rows: [1, 2, 3] },
    },
    {
      rule: '[FLO-013] the merchant sees how far the writing is',
      in: 'writing',
      on: { type: 'workbook.progressed', written: 2 },
      to: 'writing',
      remembering: { written: 2 },
    },
    {
      rule: '[FLO-014] once written the file has been handed over',
      in: 'writing',
      on: { type: 'workbook.written' },
      to: 'completed',
      exit: { type: 'completed' },
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
  calls: { allRows: [getTransactionList] },
  others: { writeWorkbook: ['workbook.progressed', 'workbook.written', 'workbook.failed'] },
});
