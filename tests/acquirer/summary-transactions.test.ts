import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { acquirerOfTests } from './support/acquirer';
import {
  type Changes,
  type Summary,
  type SummaryList,
  summaryRequest,
  sumOf,
} from './support/consultation';

interface Transaction extends Record<string, unknown> {
  readonly date: string;
  readonly status: string;
  readonly amount: number;
  readonly calculatedGrossAmount: number;
}
interface Transactions {
  readonly summaryTransactionList: readonly Transaction[];
  readonly totalElements: number;
}

const acquirer = acquirerOfTests();
let company: string;
let single: string;
beforeAll(async () => {
  company = await acquirer.tokenOf('azienda01');
  single = await acquirer.tokenOf('negozio01');
});

const everyRow = async (token = company) =>
  (await acquirer.call<SummaryList>('GET_SUMMARY_LIST', summaryRequest({ typeCall: 'C' }), token))
    .summaryList;

const transactions = (changes: Changes, token = company) =>
  acquirer.call<Transactions>(
    'GET_SUMMARY_TRANSACTION_LIST',
    { branchCode: '', orderBy: '', page: 1, ...changes },
    token,
  );

const refusedTransactions = async (changes: Changes, token = company) => {
  const request = { branchCode: '', orderBy: '', page: 1, ...changes };
  const response = await acquirer.post('GET_SUMMARY_TRANSACTION_LIST', request, token);
  return { status: response.status, ...(await response.json()) };
};

describe('the movements of a settlement', () => {
  const largest = async (token = company): Promise<Summary> => {
    const all = await everyRow(token);
    const [found] = [...all].sort((a, b) => b.transactionNumber - a.transactionNumber);
    if (!found) throw new Error('no settlement');
    return found;
  };

  test('[RIE-018] [API-040] are all there, and add up to it', async () => {
    for (const one of (await everyRow()).slice(0, 40)) {
      const { branchCode, uid } = one;
      const found = await transactions({ branchCode, uid });
      expect(found.totalElements).toBe(one.transactionNumber);
      expect(found.summaryTransactionList).toHaveLength(one.transactionNumber);
      expect(sumOf(found.summaryTransactionList, 'calculatedGrossAmount')).toBe(
        one.calculatedGrossAmount,
      );
      for (const row of found.summaryTransactionList) {
        expect(row).toMatchObject({ branchCode, name: one.name, summary: one.code });
        expect(row.date.slice(0, 10)).toBe(one.date);
        expect(row.calculatedGrossAmount).toBe(row.status === 'V' ? row.amount : 0);
      }
    }
  });

  test('[RIE-020] 61 of them make two pages, and behind these there is nothing', async () => {
    const { branchCode, uid, transactionNumber } = await largest();
    await acquirer.services.db.execute(sql`
      insert into movement select 9100000000000 + n, settlement_id, society_code, pos_code, date,
        terminal, 100, 1, 99, authorization_code, pan, 'V'
      from generate_series(1, ${61 - transactionNumber}::int) n,
        (select * from movement where settlement_id = ${uid}::bigint limit 1) one`);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => transactions({ branchCode, uid, page })),
    );
    expect(pages.map((page) => page.summaryTransactionList.length)).toEqual([60, 1, 0]);
    expect(pages.map((page) => page.totalElements)).toEqual([61, 61, 61]);
    const dates = pages.flatMap((page) => page.summaryTransactionList.map((row) => row.date));
    expect(dates).toEqual([...dates].sort().reverse());
    await acquirer.services.db.execute(sql`delete from movement where id > 9100000000000`);
  });

  test('can be sorted by a column, but by none that the list does not have', async () => {
    const { branchCode, uid } = await largest();
    const sorted = await transactions({ branchCode, uid, orderBy: '+amount' });
    const amounts = sorted.summaryTransactionList.map((row) => row.amount);
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    expect(await refusedTransactions({ branchCode, uid, orderBy: '+societyCode' })).toMatchObject({
      status: 400,
    });
  });

  test('[PRM-003] are not for another company, whichever half of the request is foreign', async () => {
    const foreign = await largest(single);
    const own = await largest();
    const uid = { status: 403, details: ['uid: not a settlement of yours'] };
    const point = { status: 403, details: ['codPos: not your point of sale'] };
    expect(await refusedTransactions({ uid: foreign.uid })).toEqual(uid);
    expect(await refusedTransactions({ ...own, uid: foreign.uid })).toEqual(uid);
    expect(await refusedTransactions({ branchCode: foreign.branchCode, uid: own.uid })).toEqual(
      point,
    );
  });

  test.each(['0', '99999999999999', '9'.repeat(18), '9'.repeat(400), '1e3', "1' or '1'='1"])(
    'of a settlement that is none (%s) are refused as those of others',
    async (uid) => {
      expect(await refusedTransactions({ uid })).toEqual({
        status: 403,
        details: ['uid: not a settlement of yours'],
      });
    },
  );

  test('[PRM-005] are not for the shop next door', async () => {
    const { rows: next } = await acquirer.services.db.execute<{ uid: string }>(
      sql`select id::text as uid from settlement where pos_code = '2000000302' limit 1`,
    );
    const uid = next[0]?.uid;
    expect(await refusedTransactions({ uid }, single)).toMatchObject({ status: 403 });
    expect(await refusedTransactions({ uid, branchCode: '2000000302' }, single)).toMatchObject({
      status: 403,
    });
  });
});
