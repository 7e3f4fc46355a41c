import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Summary, SummaryTransaction } from '../../acquirer/contract/summaries';
import { listMachine } from '../../machines/shared/list/list.machine';
import { listOf } from '../../machines/shared/list/list-of';
import { searchMachine } from '../../machines/shared/search/search.machine';
import { searchOf } from '../../machines/shared/search/search-of';
import type { LayerCriteria, SummaryCriteria } from '../../machines/summaries/summaries.actors';
import { summariesMachine } from '../../machines/summaries/summaries.machine';
import { createStubs } from '../../paths/engine/stubs';
import { november, owner, summary } from '../../paths/summaries/summaries.rows';
import { lintChart } from './support/lint';
import { obeys, rule } from './support/table';

const input = { criteria: november, page: 2, chosen: '', owner };
const context = { ...input, shown: [summary], summary: null };
const otherSummary = { ...summary, uid: '90211' };

/** The search has changed: to these rows, or it is loading others. */
const searched = (change: object, results = 'showing') => ({
  type: 'xstate.snapshot.search',
  snapshot: searchMachine.resolveState({
    value: { consulting: { results, workbook: 'ready' } },
    context: { criteria: november, page: 2, rows: [summary], ...change },
  } as never),
});
const at = (detail: string) => ({ consulting: { search: {}, detail } });
const ended = (child: string, exit: string) => ({
  type: `xstate.done.actor.${child}`,
  output: { type: exit },
});

const otherShop = {
  type: 'session.changed',
  input: {
    ...input,
    criteria: { ...november, codPos: '5000000001' },
    owner: { ...owner, point: '5000000001' },
  },
};

describe('summaries: what the requirements say', () => {
  obeys(summariesMachine, context, [
    rule('[RIE-016] [RIE-017] Visualizza Dettaglio asks for the transactions of the chosen row')
      .in(at('closed'))
      .on('detail.requested', { summary })
      .to(at('open'), { summary }),
    rule('[API-029] the search learns which shop is in force, and the layer whose rows they are')
      .in(at('closed'))
      .on(otherShop)
      .to(at('closed'), { owner: otherShop.input.owner })
      .passes({ search: otherShop }),
    rule('[API-029] [RIE-019] a detail on its way is the search’s to end')
      .in(at('open'), { summary })
      .on(otherShop)
      .to(at('open'))
      .passes({ search: otherShop }),
    rule('[RIE-024] without a chosen row a dialog asks for one')
      .in(at('closed'))
      .on('detail.requested', { summary: null })
      .to(at('rowMissing'), { summary: null }),
    rule('[RIE-016] while other rows are on their way no detail can be asked for')
      .in(at('closed'), { shown: [] })
      .on('detail.requested', { summary })
      .to(at('closed')),
    rule('[RIE-024] nor is a row missing then')
      .in(at('closed'), { shown: [] })
      .on('detail.requested', { summary: null })
      .to(at('closed')),
    rule('[RIE-016] a row that is not on the screen has no detail')
      .in(at('closed'))
      .on('detail.requested', { summary: otherSummary })
      .to(at('closed')),
    rule('[RIE-016] the rows that came can be asked about')
      .in(at('closed'))
      .on(searched({ rows: [otherSummary] }))
      .to(at('closed'), { shown: [otherSummary] }),
    rule('[RIE-016] those of before not any longer, once others are asked for')
      .in(at('closed'))
      .on(searched({ page: 3 }, 'loadingPage'))
      .to(at('closed'), { shown: [] }),
    rule('[RIE-024] closing that dialog leaves the results as they were')
      .in(at('rowMissing'))
      .on('dialog.closed')
      .to(at('closed')),
    rule('[RIE-023] closing the layer leads back to the results')
      .in(at('open'), { summary })
      .on(ended('layer', 'cancelled'))
      .to(at('closed'), { summary: null }),
    rule('[RIE-016] while a layer is open no second one is opened')
      .in(at('open'), { summary })
      .on('detail.requested', { summary: { ...summary, uid: 'other' } })
      .to(at('open'), { summary }),
    rule('[RIE-015] a row that is chosen is known from then on')
      .in(at('closed'))
      .on('summary.chosen', { summary })
      .to(at('closed'), { chosen: '5000000001.90210' }),
    rule('[RIE-015] [RIE-019] one chosen while a detail arrives leaves the detail as it is')
      .in(at('open'), { summary: otherSummary })
      .on('summary.chosen', { summary })
      .to(at('open'), { chosen: '5000000001.90210', summary: otherSummary })
      .asks({}),
    rule('[RIE-015] another page of the same search keeps it')
      .in(at('closed'), { chosen: '5000000001.90210' })
      .on(searched({ criteria: { ...november }, page: 3, rows: [otherSummary] }))
      .to(at('closed'), { chosen: '5000000001.90210' }),
    rule('[RIE-015] [FLO-001] another search forgets it')
      .in(at('closed'), { chosen: '5000000001.90210' })
      .on(searched({ criteria: { ...november, month: '202610' }, rows: [] }, 'totalling'))
      .to(at('closed'), { chosen: '', criteria: { ...november, month: '202610' } }),
    rule('[RIE-015] a reload finds the row that was chosen before it')
      .starting({ ...input, chosen: '5000000001.90210' })
      .to(at('closed'), { chosen: '5000000001.90210' }),
    rule('[RIE-019] [FLO-001] a detail that was asked for is over with a new search')
      .in(at('open'), { summary })
      .on(searched({ rows: [] }, 'totalling'))
      .to(at('closed'), { summary: null }),
    rule('[RIE-019] [FLO-009] and as soon as another page is asked for')
      .in(at('open'), { summary })
      .on(searched({ page: 3 }, 'loadingPage'))
      .to(at('closed'), { summary: null }),
    rule('[RIE-019] and when its row is not there any longer')
      .in(at('open'), { summary })
      .on(searched({ page: 3, rows: [otherSummary] }))
      .to(at('closed')),
    rule('[RIE-019] as long as its row is on the screen it stays, whatever else the search does')
      .in(at('open'), { summary })
      .on(searched({ exported: { count: 1, sums: {} } }))
      .to(at('open'), { summary }),
    ...['search', 'layer'].flatMap((child) => [
      rule(`[ERR-014] [RIE-019] when the ${child} fails, Riepilogo leads to the error page`)
        .in(at('open'), { summary })
        .on(ended(child, 'failed'))
        .to('failed')
        .exits({ type: 'failed' }),
    ]),
  ]);

  const started = () => {
    const stubs = createStubs();
    const machine = summariesMachine.provide({
      actors: {
        search: searchOf<Summary, SummaryCriteria>({
          totals: stubs.call('totals'),
          page: stubs.call('page'),
        }),
        layer: listOf<SummaryTransaction, LayerCriteria>({ rows: stubs.call('rows') }),
      },
    });
    return { stubs, actor: createActor(machine, { input }).start() };
  };

  const withRows = () => {
    const at = started();
    at.stubs.answer({ type: 'http.200', body: { count: 1, sums: {} } }, 'totals');
    at.stubs.answer({ type: 'http.200', body: { rows: [summary], sums: {} } }, 'page');
    return at;
  };

  it('[RIE-001] criteria in the address are searched at once', () => {
    const { stubs } = started();
    expect(stubs.asked).toEqual([{ name: 'totals', input: { criteria: november } }]);
  });

  it('[RIE-019] [FLO-001] CERCA ends the call for the detail of the search before', () => {
    const { stubs, actor } = withRows();
    actor.send({ type: 'detail.requested', summary });
    expect([...stubs.waiting.keys()]).toEqual(['rows']);
    const criteria = { ...november, month: '202610' };
    actor.getSnapshot().children.search?.send({ type: 'search.requested', criteria });
    expect([...stubs.waiting.keys()]).toEqual(['totals']);
    expect(actor.getSnapshot().value).toEqual(at('closed'));
  });

  it('[RIE-018] [API-039] the layer asks for the first page of the transactions of that summary', () => {
    const { stubs, actor } = withRows();
    actor.send({ type: 'detail.requested', summary });
    expect(stubs.asked.at(-1)).toEqual({
      name: 'rows',
      input: {
        criteria: { uid: '90210', branchCode: '5000000001', transactionNumber: '61' },
        page: 1,
      },
    });
  });
});

lintChart(summariesMachine, {
  calls: {},
  children: { search: { chart: searchMachine }, layer: { chart: listMachine } },
});
