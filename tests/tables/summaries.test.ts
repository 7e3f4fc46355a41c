import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Summary, SummaryTransaction } from '../../acquirer/contract/summaries';
import { listMachine } from '../../machines/shared/list/list.machine';
import { listOf } from '../../machines/shared/list/list-of';
import { searchMachine } from '../../machines/shared/search/search.machine';
import { searchOf } from '../../machines/shared/search/search-of';
import type { LayerCriteria, SummaryCriteria } from '../../machines/summaries/summaries.actors';
import { summariesMachine } from '../../machines/summaries/summaries.machine';
import { createStandIns } from '../../walks/engine/stand-ins';
import { november, owner, summary } from '../../walks/summaries/summaries.rows';
import { lintChart } from './support/lint';
import { obeys } from './support/table';

const input = { criteria: november, page: 2, owner };
const context = { ...input, summary: null };
const at = (detail: string) => ({ consulting: { search: {}, detail } });
const ended = (child: string, exit: string) => ({
  type: `xstate.done.actor.${child}`,
  output: { type: exit },
});

describe('summaries: what the requirements say', () => {
  obeys(summariesMachine, context, [
    {
      rule: '[RIE-016] [RIE-017] Visualizza Dettaglio asks for the transactions of the chosen row',
      in: at('closed'),
      on: { type: 'detail.requested', summary },
      to: at('open'),
      remembering: { summary },
    },
    {
      rule: '[RIE-024] without a chosen row a dialog asks for one',
      in: at('closed'),
      on: { type: 'detail.requested', summary: null },
      to: at('rowMissing'),
      remembering: { summary: null },
    },
    {
      rule: '[RIE-024] closing that dialog leaves the results as they were',
      in: at('rowMissing'),
      on: { type: 'dialog.closed' },
      to: at('closed'),
    },
    {
      rule: '[RIE-023] closing the layer leads back to the results',
      in: at('open'),
      with: { summary },
      on: ended('layer', 'cancelled'),
      to: at('closed'),
      remembering: { summary: null },
    },
    {
      rule: '[RIE-016] while a layer is open no second one is opened',
      in: at('open'),
      with: { summary },
      on: { type: 'detail.requested', summary: { ...summary, uid: 'other' } },
      to: at('open'),
      remembering: { summary },
    },
    ...['search', 'layer'].flatMap((child) => [
      {
        rule: `[ERR-013] when the ${child} finds the session expired, so does Riepilogo`,
        in: at('open'),
        with: { summary },
        on: ended(child, 'sessionExpired'),
        to: 'sessionExpired',
        exit: { type: 'sessionExpired' },
      },
      {
        rule: `[ERR-014] [RIE-019] when the ${child} fails, Riepilogo leads to the error page`,
        in: at('open'),
        with: { summary },
        on: ended(child, 'failed'),
        to: 'failed',
        exit: { type: 'failed' },
      },
    ]),
  ]);

  const started = () => {
    const standIns = createStandIns();
    const machine = summariesMachine.provide({
      actors: {
        search: searchOf<Summary, SummaryCriteria>({
          totals: standIns.call('totals'),
          page: standIns.call('page'),
        }),
        layer: listOf<SummaryTransaction, LayerCriteria>({ rows: standIns.call('rows') }),
      },
    });
    return { standIns, actor: createActor(machine, { input }).start() };
  };

  it('[RIE-001] criteria in the address are searched at once', () => {
    const { standIns } = started();
    expect(standIns.asked).toEqual([{ name: 'totals', input: { criteria: november } }]);
  });

  it('[RIE-018] [API-039] the layer asks for the first page of the transactions of that summary', () => {
    const { standIns, actor } = started();
    actor.send({ type: 'detail.requested', summary });
    expect(standIns.asked.at(-1)).toEqual({
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
