import { describe, expect, it } from 'vitest';
import { unpaidActors } from '../../../machines/unpaid/unpaid.actors';
import { item } from '../../../paths/unpaid/unpaid.scenario';
import { askThrough } from '../support/wire';

const other = { ...item, branchCode: '5000000002', amount: 0.1 };
const answer = { type: 'http.200', body: { outstandingList: [item, other] } };

const ask = (codPos: string) =>
  askThrough(unpaidActors.rows, { criteria: { date: '2026-11-21', codPos }, page: 2 }, answer);

describe('the call of Insoluti', () => {
  it('[API-049] [INS-006] asks for today, and always for page 1', async () => {
    const { asked } = await ask('');
    expect(asked).toEqual([
      { alias: 'GET_OUTSTANDING', request: { date: '2026-11-21', orderBy: '', page: 1 } },
    ]);
  });

  it('[API-050] everything comes at once, with what it adds up to', async () => {
    const { events } = await ask('');
    expect(events[0]?.body).toEqual({ rows: [item, other], sums: { amount: 31.3 } });
  });

  it('[DIF-008] a point of sale in force sees its own', async () => {
    const { events } = await ask('5000000002');
    expect(events[0]?.body).toEqual({ rows: [other], sums: { amount: 0.1 } });
  });
});
