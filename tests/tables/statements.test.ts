import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Statement } from '../../acquirer/contract/statements';
import { documentMachine } from '../../machines/shared/document/document.machine';
import { listMachine } from '../../machines/shared/list/list.machine';
import { listOf } from '../../machines/shared/list/list-of';
import { statementArchiveMachine } from '../../machines/statements/statement-archive/statement-archive.machine';
import type { StatementCriteria } from '../../machines/statements/statements.actors';
import { statementsMachine } from '../../machines/statements/statements.machine';
import { createStubs } from '../../paths/engine/stubs';
import { lintChart } from './support/lint';
import { obeys, rule } from './support/table';

const at = (document: string) => ({ consulting: { list: {}, document } });
const row = { branchCode: '', date: '2026-09-30' };
const otherRow = { branchCode: '5000000001', date: '2026-08-31' };
const context = {
  criteria: { month: '', search: '', codPos: '' },
  page: 1,
  shown: [row, otherRow],
  wanted: null,
  searched: { month: '202609', search: '', codPos: '' },
  found: 2,
};

/** The list has changed: to these rows, or it is loading others. */
const listed = (rows: readonly object[], results = 'showing') => ({
  type: 'xstate.snapshot.list',
  snapshot: listMachine.resolveState({
    value: { consulting: { results, workbook: 'ready' } },
    context: { ...context, rows, total: 61 },
  } as never),
});

const otherShop = {
  type: 'session.changed',
  input: { criteria: { ...context.criteria, codPos: '5000000001' }, page: 1 },
};

describe('statements: what the requirements say', () => {
  obeys(statementsMachine, context, [
    rule('[EST-004] the page begins with its list, 60 to a page, asked for at once')
      .starting({ criteria: context.criteria, page: 2 })
      .to(at('idle'))
      .asks({
        list: {
          criteria: context.criteria,
          page: 2,
          paging: 'server',
          pageSize: 60,
          onEntry: true,
          monthNeeded: false,
        },
      }),
    rule('[API-029] [EST-002] the list learns which shop is in force')
      .in(at('idle'))
      .on(otherShop)
      .to(at('idle'))
      .passes({ list: otherShop }),
    rule('[API-029] [EST-010] a document on its way is the list’s to end')
      .in(at('arriving'), { wanted: { ...row, how: 'open' } })
      .on(otherShop)
      .to(at('arriving'))
      .passes({ list: otherShop }),
    rule('[EST-008] [EST-010] Apri PDF asks for the document of its row, to be opened')
      .in(at('idle'))
      .on('document.requested', { ...row, how: 'open' })
      .to(at('arriving'), { wanted: { ...row, how: 'open' } }),
    rule('[EST-008] [EST-011] Scarica PDF asks for it as a file')
      .in(at('idle'))
      .on('document.requested', { ...row, how: 'save' })
      .to(at('arriving'), { wanted: { ...row, how: 'save' } })
      .asks({ document: { request: row, fileName: 'estrattoconto.pdf', how: 'save' } }),
    rule('[EST-008] one document at a time: while one arrives no other is asked for')
      .in(at('arriving'), { wanted: { ...row, how: 'open' } })
      .on('document.requested', { ...otherRow, how: 'save' })
      .to(at('arriving'), { wanted: { ...row, how: 'open' } }),
    ...['completed', 'cancelled'].map((type) =>
      rule(`[EST-008] after a document that was ${type} the list is still there`)
        .in(at('arriving'), { wanted: { ...row, how: 'open' } })
        .on('xstate.done.actor.document', { output: { type } })
        .to(at('idle'), { wanted: null }),
    ),
    ...[
      { when: 'a new search begins', on: listed([], 'loading') },
      { when: 'another page is asked for', on: listed([row], 'loading') },
      { when: 'its row is not there any longer', on: listed([otherRow]) },
    ].map(({ when, on }) =>
      rule(`[EST-008] [FLO-001] a document is over when ${when}`)
        .in(at('arriving'), { wanted: { ...row, how: 'open' } })
        .on(on)
        .to(at('idle'), { wanted: null }),
    ),
    rule('[EST-008] a row that is not on the screen has no document')
      .in(at('idle'), { shown: [otherRow] })
      .on('document.requested', { ...row, how: 'open' })
      .to(at('idle')),
    rule('[EST-008] while other rows are on their way those of before have none')
      .in(at('idle'))
      .on(listed([row], 'loading'))
      .to(at('idle'), { shown: [] }),
    rule('[EST-008] as long as its row is on the screen it goes on arriving')
      .in(at('arriving'), { wanted: { ...row, how: 'open' } })
      .on(listed([otherRow, { ...row, name: '' }]))
      .to(at('arriving'), { wanted: { ...row, how: 'open' } }),
    ...['idle', 'arriving'].flatMap((document) =>
      ['failed'].map((type) =>
        rule(
          `[ERR-013] [ERR-016] a list that ends as ${type} ends the page so, with the document ${document}`,
        )
          .in(at(document))
          .on('xstate.done.actor.list', { output: { type } })
          .to(type)
          .exits({ type }),
      ),
    ),
    rule('[EST-008] Scarica tutti gathers what was searched, with its month')
      .in(at('idle'))
      .on('archive.requested')
      .to(at('gathering'))
      .asks({ archive: { criteria: context.searched } }),
    ...[
      { when: 'of every month', with: { searched: context.criteria } },
      { when: 'of one statement', with: { found: 1 } },
    ].map(({ when, with: remembered }) =>
      rule(`[EST-008] there is no archive ${when}`)
        .in(at('idle'), remembered)
        .on('archive.requested')
        .to(at('idle')),
    ),
    rule('[EST-008] while rows are on their way there is nothing to gather')
      .in(at('idle'))
      .on(listed([row], 'loading'))
      .to(at('idle'), { found: 0 }),
    rule('[EST-008] what the list shows is what can be gathered')
      .in(at('idle'), { found: 0 })
      .on(listed([row, otherRow]))
      .to(at('idle'), { found: 61, searched: context.criteria }),
    rule('[EST-008] another page of the same search leaves the archive at work')
      .in(at('gathering'), { searched: context.criteria })
      .on(listed([row], 'loading'))
      .to(at('gathering')),
    rule('[EST-008] [FLO-001] another search ends it')
      .in(at('gathering'))
      .on(listed([], 'loading'))
      .to(at('idle')),
    ...['completed', 'cancelled'].map((type) =>
      rule(`[EST-008] after an archive that was ${type} the list is still there`)
        .in(at('gathering'))
        .on('xstate.done.actor.archive', { output: { type } })
        .to(at('idle')),
    ),
    ...['failed'].map((type) =>
      rule(`[ERR-013] [ERR-016] an archive that ends as ${type} ends the page so`)
        .in(at('gathering'))
        .on('xstate.done.actor.archive', { output: { type } })
        .to(type)
        .exits({ type }),
    ),
    ...['failed'].map((type) =>
      rule(`[ERR-013] [ERR-016] so does a document that ends as ${type}`)
        .in(at('arriving'))
        .on('xstate.done.actor.document', { output: { type } })
        .to(type)
        .exits({ type }),
    ),
  ]);

  it('[EST-008] [FLO-001] CERCA ends the call for the document of the search before', () => {
    const stubs = createStubs();
    const actors = {
      list: listOf<Statement, StatementCriteria>({ rows: stubs.call('rows') }),
      document: documentMachine.provide({
        actors: { fetchDocument: stubs.call('fetchDocument') } as never,
      }),
    };
    const input = { criteria: context.criteria, page: 1 };
    const actor = createActor(statementsMachine.provide({ actors }), { input }).start();
    stubs.answer({ type: 'http.200', body: { rows: [{ ...row, name: '' }], total: 1 } });
    actor.send({ type: 'document.requested', ...row, how: 'open' });
    expect([...stubs.waiting.keys()]).toEqual(['fetchDocument']);
    const criteria = { ...context.criteria, month: '202609' } as const;
    actor.getSnapshot().children.list?.send({ type: 'search.requested', criteria });
    expect([...stubs.waiting.keys()]).toEqual(['rows']);
    expect(actor.getSnapshot().value).toEqual(at('idle'));
  });
});

lintChart(statementsMachine, {
  calls: {},
  children: {
    // The list is no layer: nothing closes it.
    list: { chart: listMachine, never: ['closed'] },
    document: { chart: documentMachine },
    archive: { chart: statementArchiveMachine },
  },
});
