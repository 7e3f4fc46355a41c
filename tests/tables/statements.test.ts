import { describe } from 'vitest';
import { documentMachine } from '../../machines/shared/document/document.machine';
import { listMachine } from '../../machines/shared/list/list.machine';
import { statementsMachine } from '../../machines/statements/statements.machine';
import { lintChart } from './support/lint';
import { obeys } from './support/table';

const context = { criteria: { month: '', search: '', codPos: '' }, page: 1, wanted: null };
const at = (document: string) => ({ consulting: { list: {}, document } });
const row = { branchCode: '', date: '2026-09-30' };

describe('statements: what the requirements say', () => {
  obeys(statementsMachine, context, [
    {
      rule: '[EST-004] the page begins with its list, 60 to a page, asked for at once',
      starting: { criteria: context.criteria, page: 2 },
      to: at('idle'),
      asking: {
        list: {
          criteria: context.criteria,
          page: 2,
          paging: 'server',
          pageSize: 60,
          onEntry: true,
          monthNeeded: false,
        },
      },
    },
    {
      rule: '[EST-008] [EST-010] Apri PDF asks for the document of its row, to be opened',
      in: at('idle'),
      on: { type: 'document.requested', ...row, how: 'open' },
      to: at('arriving'),
      remembering: { wanted: { ...row, how: 'open' } },
    },
    {
      rule: '[EST-008] [EST-011] Scarica PDF asks for it as a file',
      in: at('idle'),
      on: { type: 'document.requested', ...row, how: 'save' },
      to: at('arriving'),
      remembering: { wanted: { ...row, how: 'save' } },
      asking: { document: { request: row, fileName: 'estrattoconto.pdf', how: 'save' } },
    },
    {
      rule: '[EST-008] one document at a time: while one arrives no other is asked for',
      in: at('arriving'),
      with: { wanted: { ...row, how: 'open' } },
      on: { type: 'document.requested', branchCode: '5000000001', date: '2026-08-31', how: 'save' },
      to: at('arriving'),
      remembering: { wanted: { ...row, how: 'open' } },
    },
    ...['completed', 'cancelled'].map((type) => ({
      rule: `[EST-008] after a document that was ${type} the list is still there`,
      in: at('arriving'),
      with: { wanted: { ...row, how: 'open' } },
      on: { type: 'xstate.done.actor.document', output: { type } },
      to: at('idle'),
      remembering: { wanted: null },
    })),
    ...['idle', 'arriving'].flatMap((document) =>
      ['sessionExpired', 'failed'].map((type) => ({
        rule: `[ERR-013] [ERR-016] a list that ends as ${type} ends the page so, with the document ${document}`,
        in: at(document),
        on: { type: 'xstate.done.actor.list', output: { type } },
        to: type,
        exit: { type },
      })),
    ),
    ...['sessionExpired', 'failed'].map((type) => ({
      rule: `[ERR-013] [ERR-016] so does a document that ends as ${type}`,
      in: at('arriving'),
      on: { type: 'xstate.done.actor.document', output: { type } },
      to: type,
      exit: { type },
    })),
  ]);
});

lintChart(statementsMachine, {
  calls: {},
  children: {
    // The list is no layer: nothing closes it.
    list: { chart: listMachine, never: ['closed'] },
    document: { chart: documentMachine },
  },
});
