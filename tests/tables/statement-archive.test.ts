import { describe } from 'vitest';
import { searchAccountBalance } from '../../acquirer/contract/statements';
import { statementArchiveMachine } from '../../machines/statements/statement-archive/statement-archive.machine';
import { lintChart } from './support/lint';
import { pdfAnswers } from './support/pdf-answers';
import { forEachAnswer, obeys } from './support/table';

const pdf = new Blob(['%PDF-1.7\n']);
const criteria = { month: '202610', search: '', codPos: '' };
const first = { branchCode: '5000000001', date: '2026-10-31', name: 'Bar Centrale' };
const second = { branchCode: '5000000002', date: '2026-10-31', name: 'Caffè Nord' };
const gathered = [{ statement: first, file: pdf }];

const context = {
  criteria,
  statements: [first, second],
  gathered: [],
  missing: [],
  delayed: false,
};

const lost = ['http.400', 'http.403', 'http.404', 'http.500', 'http.network'];

describe('statementArchive: what the requirements say', () => {
  obeys(statementArchiveMachine, context, [
    {
      rule: '[EST-009] the whole month is asked for, not one page of it',
      starting: { criteria },
      to: 'listing',
      asking: { everyRow: { criteria } },
    },
    {
      rule: '[API-047] then its documents, the first one first',
      in: 'listing',
      with: { statements: [] },
      on: { type: 'http.200', body: { rows: [first, second] } },
      to: 'fetching',
      remembering: { statements: [first, second] },
      asking: { oneDocument: first },
    },
    {
      rule: 'a month whose statements are gone meanwhile has no archive',
      in: 'listing',
      with: { statements: [] },
      on: { type: 'http.200', body: { rows: [] } },
      to: 'cancelled',
      exit: { type: 'cancelled' },
    },
    {
      rule: '[API-047] one document after the other',
      in: 'fetching',
      with: { delayed: true },
      on: { type: 'http.200', body: pdf },
      to: 'fetching',
      remembering: { gathered, delayed: false },
      asking: { oneDocument: second },
    },
    {
      rule: '[EST-008] with the last one the archive is written',
      in: 'fetching',
      with: { gathered, missing: [], statements: [first, second] },
      on: { type: 'http.200', body: pdf },
      to: 'writing',
      asking: {
        writeArchive: {
          month: '202610',
          gathered: [...gathered, { statement: second, file: pdf }],
        },
      },
    },
    ...[...lost, 'file.unreadable'].flatMap((type) => [
      {
        rule: `[ERR-016] ${type}: the document is missing, the next one is asked for`,
        in: 'fetching',
        on: { type },
        to: 'fetching',
        remembering: { missing: [first], gathered: [] },
        asking: { oneDocument: second },
      },
      {
        rule: `[ERR-016] ${type} on the last one: the others are written`,
        in: 'fetching',
        with: { gathered },
        on: { type },
        to: 'writing',
        remembering: { missing: [second], gathered },
      },
      {
        rule: `[ERR-016] ${type} on each of them: there is nothing to write`,
        in: 'fetching',
        with: { missing: [first] },
        on: { type },
        to: 'missed',
        remembering: { missing: [first, second] },
      },
    ]),
    {
      rule: 'a document that there is no room for now is said to arrive later',
      in: 'fetching',
      on: { type: 'file.delayed' },
      to: 'fetching',
      remembering: { delayed: true },
    },
    {
      rule: 'an archive with everything in it needs no words',
      in: 'writing',
      with: { gathered },
      on: { type: 'archive.written' },
      to: 'completed',
      exit: { type: 'completed' },
    },
    {
      rule: 'an archive without a document names it',
      in: 'writing',
      with: { gathered, missing: [second] },
      on: { type: 'archive.written' },
      to: 'missed',
    },
    {
      rule: 'and the list is back when that was read',
      in: 'missed',
      with: { gathered, missing: [second] },
      on: { type: 'dialog.closed' },
      to: 'completed',
      exit: { type: 'completed' },
    },
    {
      rule: 'an archive that cannot be written says so',
      in: 'writing',
      with: { gathered },
      on: { type: 'archive.failed' },
      to: 'notWritten',
    },
    {
      rule: 'and the list behind stays',
      in: 'notWritten',
      on: { type: 'dialog.closed' },
      to: 'cancelled',
      exit: { type: 'cancelled' },
    },
    ...['listing', 'fetching', 'writing'].map((state) => ({
      rule: `[EST-008] ANNULLA while ${state}: nothing is saved`,
      in: state,
      on: { type: 'archive.cancelled' },
      to: 'cancelled',
      exit: { type: 'cancelled' },
    })),
    ...forEachAnswer(lost, (type) => ({
      rule: `[ERR-014] [ERR-015] [ERR-016] [ERR-017] ${type} instead of the list leads to the error page`,
      in: 'listing',
      on: { type },
      to: 'failed',
      exit: { type: 'failed' },
    })),
  ]);
});

lintChart(statementArchiveMachine, {
  calls: { everyRow: [searchAccountBalance] },
  others: { oneDocument: pdfAnswers, writeArchive: ['archive.written', 'archive.failed'] },
});
