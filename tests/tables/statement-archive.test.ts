import { describe } from 'vitest';
import { searchAccountBalance } from '../../acquirer/contract/statements';
import { statementArchiveMachine } from '../../machines/statements/statement-archive/statement-archive.machine';
import { lintChart } from './support/lint';
import { pdfAnswers } from './support/pdf-answers';
import { forEachAnswer, obeys, rule } from './support/table';

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
    rule('[EST-009] the whole month is asked for, not one page of it')
      .starting({ criteria })
      .to('listing')
      .asks({ everyRow: { criteria } }),
    rule('[API-047] then its documents, the first one first')
      .in('listing', { statements: [] })
      .on('http.200', { body: { rows: [first, second] } })
      .to('fetching', { statements: [first, second] })
      .asks({ oneDocument: first }),
    rule('a month whose statements are gone meanwhile has no archive')
      .in('listing', { statements: [] })
      .on('http.200', { body: { rows: [] } })
      .to('cancelled')
      .exits({ type: 'cancelled' }),
    rule('[API-047] one document after the other')
      .in('fetching', { delayed: true })
      .on('http.200', { body: pdf })
      .to('fetching', { gathered, delayed: false })
      .asks({ oneDocument: second }),
    rule('[EST-008] with the last one the archive is written')
      .in('fetching', { gathered, missing: [], statements: [first, second] })
      .on('http.200', { body: pdf })
      .to('writing')
      .asks({
        writeArchive: {
          month: '202610',
          gathered: [...gathered, { statement: second, file: pdf }],
        },
      }),
    ...[...lost, 'file.unreadable'].flatMap((type) => [
      rule(`[ERR-016] ${type}: the document is missing, the next one is asked for`)
        .in('fetching')
        .on(type)
        .to('fetching', { missing: [first], gathered: [] })
        .asks({ oneDocument: second }),
      rule(`[ERR-016] ${type} on the last one: the others are written`)
        .in('fetching', { gathered })
        .on(type)
        .to('writing', { missing: [second], gathered }),
      rule(`[ERR-016] ${type} on each of them: there is nothing to write`)
        .in('fetching', { missing: [first] })
        .on(type)
        .to('missed', { missing: [first, second] }),
    ]),
    rule('a document that there is no room for now is said to arrive later')
      .in('fetching')
      .on('file.delayed')
      .to('fetching', { delayed: true }),
    rule('an archive with everything in it needs no words')
      .in('writing', { gathered })
      .on('archive.written')
      .to('completed')
      .exits({ type: 'completed' }),
    rule('an archive without a document names it')
      .in('writing', { gathered, missing: [second] })
      .on('archive.written')
      .to('missed'),
    rule('and the list is back when that was read')
      .in('missed', { gathered, missing: [second] })
      .on('dialog.closed')
      .to('completed')
      .exits({ type: 'completed' }),
    rule('an archive that cannot be written says so')
      .in('writing', { gathered })
      .on('archive.failed')
      .to('notWritten'),
    rule('and the list behind stays')
      .in('notWritten')
      .on('dialog.closed')
      .to('cancelled')
      .exits({ type: 'cancelled' }),
    ...['listing', 'fetching', 'writing'].map((state) =>
      rule(`[EST-008] ANNULLA while ${state}: nothing is saved`)
        .in(state)
        .on('archive.cancelled')
        .to('cancelled')
        .exits({ type: 'cancelled' }),
    ),
    ...forEachAnswer(lost, (type) =>
      rule(
        `[ERR-014] [ERR-015] [ERR-016] [ERR-017] ${type} instead of the list leads to the error page`,
      )
        .in('listing')
        .on(type)
        .to('failed')
        .exits({ type: 'failed' }),
    ),
  ]);
});

lintChart(statementArchiveMachine, {
  calls: { everyRow: [searchAccountBalance] },
  others: { oneDocument: pdfAnswers, writeArchive: ['archive.written', 'archive.failed'] },
});
