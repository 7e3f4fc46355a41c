import { describe, expect, it } from 'vitest';
import { layerActors } from '../../../machines/summaries/summaries.actors';
import { transaction } from '../../../paths/summaries/summaries.rows';
import { askThrough } from '../support/wire';

const layer = { uid: '90210', branchCode: '5000000001', transactionNumber: '61' };

const page = (count: number, totalElements: number | null) => ({
  type: 'http.200',
  body: { summaryTransactionList: Array(count).fill(transaction), totalElements },
});

const exported = async (reply: (index: number) => { readonly type: string }) => {
  const { asked, events } = await askThrough(
    layerActors.allRows,
    { criteria: layer },
    (_asked, index) => reply(index),
  );
  return {
    pages: asked.map((each) => (each.request as { page: number }).page),
    answer: events[0],
  };
};

describe('the calls of DETTAGLIO TABELLA', () => {
  it('[RIE-021] [RIE-022] the export walks the pages until one is not full', async () => {
    const { pages, answer } = await exported((index) => page(index < 2 ? 60 : 1, null));
    expect(pages).toEqual([1, 2, 3]);
    expect(answer).toMatchObject({ type: 'http.200', body: { sums: { amount: 121 * 84.5 } } });
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
