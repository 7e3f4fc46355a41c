import { describe } from 'vitest';
import { documentMachine } from '../../machines/shared/document/document.machine';
import { lintChart } from './support/lint';
import { pdfAnswers } from './support/pdf-answers';
import { forEachAnswer, obeys, rule } from './support/table';

const pdf = new Blob(['%PDF-1.7\n']);

const context = {
  request: { branchCode: '', date: '2026-09-30' },
  fileName: 'estrattoconto.pdf',
  how: 'open',
  file: null,
  address: '',
  delayed: false,
};

describe('document: what the requirements say', () => {
  obeys(documentMachine, context, [
    rule('[API-047] the document is asked for at once')
      .starting({ request: context.request, fileName: 'estrattoconto.pdf', how: 'open' })
      .to('fetching')
      .asks({ fetchDocument: { request: context.request } }),
    rule('[EST-008] a PDF is opened or saved')
      .in('fetching')
      .on('http.200', { body: pdf })
      .to('delivering', { file: pdf })
      .asks({ deliver: { file: pdf, fileName: 'estrattoconto.pdf', how: 'open' } }),
    rule('[API-048] a PDF that is not a PDF is said, and nothing is opened')
      .in('fetching')
      .on('file.unreadable')
      .to('unreadable'),
    rule('[API-048] and the list behind stays')
      .in('unreadable')
      .on('dialog.closed')
      .to('cancelled')
      .exits({ type: 'cancelled' }),
    rule('[EST-010] [EST-011] once it is in its window all is done')
      .in('delivering', { file: pdf })
      .on('file.delivered')
      .to('completed')
      .exits({ type: 'completed' }),
    rule('[EST-010] a window that the browser blocks leaves a link instead')
      .in('delivering', { file: pdf })
      .on('file.blocked', { address: 'blob:1' })
      .to('blocked', { address: 'blob:1' }),
    rule('[EST-010] which is there until it is put away')
      .in('blocked', { file: pdf, address: 'blob:1' })
      .on('dialog.closed')
      .to('completed')
      .exits({ type: 'completed' }),
    rule('a document that there is no room for now is said to arrive later')
      .in('fetching')
      .on('file.delayed')
      .to('fetching', { delayed: true }),
    rule('[EST-008] a document that has not arrived can be given up')
      .in('fetching')
      .on('document.cancelled')
      .to('cancelled')
      .exits({ type: 'cancelled' }),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) =>
      rule(`[ERR-014] [ERR-015] [ERR-016] [ERR-017] ${type} leads to the error page`)
        .in('fetching')
        .on(type)
        .to('failed')
        .exits({ type: 'failed' }),
    ),
  ]);
});

lintChart(documentMachine, {
  calls: {},
  others: {
    fetchDocument: pdfAnswers,
    deliver: ['file.delivered', 'file.blocked'],
  },
});
