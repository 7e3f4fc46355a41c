import { describe, expect, it } from 'vitest';
import { layerActors, summaryActors } from '../../../machines/summaries/summaries.actors';
import { november, summary, transaction } from '../../../paths/summaries/summaries.rows';
import { connectTo, runActor } from '../shared/search/fake-client';

const criteria = {
  ...november,
  day: '03',
  abi: '03069',
  minGrossCalculated: '1',
  maxGrossCalculated: '2',
  minGrossDeclared: '3',
  maxGrossDeclared: '4',
  codPos: '5000000001',
};

const request = {
  abi: '03069',
  codPos: '5000000001',
  pos: '',
  day: '03',
  minGrossCalculated: '1',
  maxGrossCalculated: '2',
  minGrossDeclared: '3',
  maxGrossDeclared: '4',
  month: '202611',
  orderBy: '',
};

const layer = { uid: '90210', branchCode: '5000000001', transactionNumber: '61' };

const answerTo = async (actor: Parameters<typeof runActor>[0], input: object, body: object) => {
  const asked = connectTo(() => ({ type: 'http.200', body }));
  const { answers, settle } = await runActor(actor, input);
  await settle();
  return { asked, answer: answers[0]?.body };
};

describe('the calls of Riepilogo', () => {
  it('[API-037] [API-038] totals: every filter, and every sum', async () => {
    const sums = { amount: 5, commission: 1, net: 4, declared: 3, difference: 1 };
    const body = { count: 7, ...sums };
    const { asked, answer } = await answerTo(summaryActors.totals, { criteria }, body);
    expect(asked).toEqual([{ alias: 'GET_TOTAL_SUMMARY', request: { ...request, page: 1 } }]);
    expect(answer).toEqual({ count: 7, sums });
  });

  it('[API-034] [API-035] [API-036] a page of the screen, and what its rows add up to', async () => {
    const body = { summaryList: [summary, summary] };
    const { asked, answer } = await answerTo(summaryActors.page, { criteria, page: 3 }, body);
    const expected = { ...request, page: 3, typeCall: 'X' };
    expect(asked).toEqual([{ alias: 'GET_SUMMARY_LIST', request: expected }]);
    expect(answer).toEqual({
      rows: [summary, summary],
      sums: { amount: 2469.12, commission: 24.68, net: 2444.44, declared: 2375.32 },
    });
  });

  it('[RIE-025] [BUS-020] an export asks for everything at once', async () => {
    const { asked } = await answerTo(summaryActors.allRows, { criteria }, { summaryList: [] });
    expect(asked[0]?.request).toEqual({ ...request, page: 1, typeCall: 'C' });
  });
});

const page = (count: number, totalElements: number | null) => ({
  type: 'http.200',
  body: { summaryTransactionList: Array(count).fill(transaction), totalElements },
});

const exported = async (reply: (index: number) => { readonly type: string }) => {
  const asked = connectTo((_asked, index) => reply(index));
  const { answers, settle } = await runActor(layerActors.allRows, { criteria: layer });
  await settle();
  return {
    pages: asked.map((each) => (each.request as { page: number }).page),
    answer: answers[0],
  };
};

describe('the calls of DETTAGLIO TABELLA', () => {
  it('[API-039] [API-040] a page of the transactions of one summary', async () => {
    const { body } = page(2, 130);
    const input = { criteria: layer, page: 2 };
    const { asked, answer } = await answerTo(layerActors.rows, input, body);
    expect(asked).toEqual([
      {
        alias: 'GET_SUMMARY_TRANSACTION_LIST',
        request: { branchCode: '5000000001', orderBy: '', page: 2, uid: '90210' },
      },
    ]);
    expect(answer).toEqual({ rows: [transaction, transaction], total: 130 });
  });

  it('[RIE-022] where the call does not count, the transactions of the summary do', async () => {
    const { body } = page(2, null);
    const { answer } = await answerTo(layerActors.rows, { criteria: layer, page: 1 }, body);
    expect(answer.total).toBe(61);
  });

  it('[RIE-021] [RIE-022] the export walks the pages until one is not full', async () => {
    const { pages, answer } = await exported((index) => page(index < 2 ? 60 : 1, null));
    expect(pages).toEqual([1, 2, 3]);
    expect(answer).toMatchObject({ type: 'http.200', body: { sums: { amount: 121 * 84.5 } } });
  });

  it('[RIE-021] it asks for no page after the last that the call counts', async () => {
    const { pages } = await exported(() => page(60, 120));
    expect(pages).toEqual([1, 2]);
  });

  it('[BUS-011] it stops at 5000 rows, whatever the acquirer goes on answering', async () => {
    const { pages } = await exported(() => page(60, null));
    expect(pages).toHaveLength(84);
  });

  it('[ERR-014] the first page that fails is the answer', async () => {
    const { pages, answer } = await exported((index) =>
      index === 1 ? { type: 'http.500' } : page(60, 600),
    );
    expect(pages).toEqual([1, 2]);
    expect(answer).toEqual({ type: 'http.500' });
  });
});
