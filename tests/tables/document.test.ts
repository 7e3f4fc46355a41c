import { describe } from 'vitest';
import { documentMachine } from '../../machines/shared/document/document.machine';
import { lintChart } from './support/lint';
import { pdfAnswers } from './support/pdf-answers';
import { forEachAnswer, obeys } from './support/table';

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
    {
      rule: '[API-047] the document is asked for at once',
      starting: { request: context.request, fileName: 'estrattoconto.pdf', how: 'open' },
      to: 'fetching',
      asking: { fetchDocument: { request: context.request } },
    },
    {
      rule: '[EST-008] a PDF is opened or saved',
      in: 'fetching',
      on: { type: 'http.200', body: pdf },
      to: 'delivering',
      remembering: { file: pdf },
      asking: { deliver: { file: pdf, fileName: 'estrattoconto.pdf', how: 'open' } },
    },
    {
      rule: '[API-048] a PDF that is not a PDF is said, and nothing is opened',
      in: 'fetching',
      on: { type: 'file.unreadable' },
      to: 'unreadable',
    },
    {
      rule: '[API-048] and the list behind stays',
      in: 'unreadable',
      on: { type: 'dialog.closed' },
      to: 'cancelled',
      exit: { type: 'cancelled' },
    },
    {
      rule: '[EST-010] [EST-011] once it is in its window all is done',
      in: 'delivering',
      with: { file: pdf },
      on: { type: 'file.delivered' },
      to: 'completed',
      exit: { type: 'completed' },
    },
    {
      rule: '[EST-010] a window that the browser blocks leaves a link instead',
      in: 'delivering',
      with: { file: pdf },
      on: { type: 'file.blocked', address: 'blob:1' },
      to: 'blocked',
      remembering: { address: 'blob:1' },
    },
    {
      rule: '[EST-010] which is there until it is put away',
      in: 'blocked',
      with: { file: pdf, address: 'blob:1' },
      on: { type: 'dialog.closed' },
      to: 'completed',
      exit: { type: 'completed' },
    },
    {
      rule: 'a document that there is no room for now is said to arrive later',
      in: 'fetching',
      on: { type: 'file.delayed' },
      to: 'fetching',
      remembering: { delayed: true },
    },
    {
      rule: '[EST-008] a document that has not arrived can be given up',
      in: 'fetching',
      on: { type: 'document.cancelled' },
      to: 'cancelled',
      exit: { type: 'cancelled' },
    },
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500', 'http.network'], (type) => ({
      rule: `[ERR-014] [ERR-015] [ERR-016] [ERR-017] ${type} leads to the error page`,
      in: 'fetching',
      on: { type },
      to: 'failed',
      exit: { type: 'failed' },
    })),
  ]);
});

lintChart(documentMachine, {
  calls: {},
  others: {
    fetchDocument: pdfAnswers,
    deliver: ['file.delivered', 'file.blocked'],
  },
});
