import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueOfEach, TooMany } from '../../acquirer/server/common/queue-of-each';
import { openTestAcquirer, type TestAcquirer } from './support/acquirer';
import { summaryRequest } from './support/consultation';

describe('works of one key run two at a time', () => {
  /** Works that end on command, and which of them have begun. */
  const works = () => {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const work = (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    };
    return { begun, work, endNext: () => ends.shift()?.() };
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('the third begins when one has ended, and another key does not wait', async () => {
    const queues = queueOfEach(2, 5);
    const { begun, work, endNext } = works();
    const first = queues('a', work('first'));
    void queues('a', work('second'));
    const third = queues('a', work('third'));
    void queues('b', work('other'));
    await settled();
    expect(begun).toEqual(['first', 'second', 'other']);
    endNext();
    expect(await first).toBe('first');
    await settled();
    expect(begun).toEqual(['first', 'second', 'other', 'third']);
    for (let left = 3; left > 0; left -= 1) endNext();
    expect(await third).toBe('third');
  });

  test('beyond those that may wait one is refused; one that fails leaves its place', async () => {
    const queues = queueOfEach(1, 1);
    const fail = () => Promise.reject(new Error('no'));
    const both = [queues('a', fail), queues('a', fail)];
    await expect(queues('a', fail)).rejects.toThrow(TooMany);
    await Promise.allSettled(both);
    expect(await queues('a', async () => 'done')).toBe('done');
  });
});

describe('the readings of one session take turns', () => {
  let acquirer: TestAcquirer;
  beforeAll(async () => {
    acquirer = await openTestAcquirer();
  });
  afterAll(() => acquirer.close());

  const request = {
    ...{ month: '202602', day: '', codPos: '', pos: '', closedOnly: '' },
    ...{ minAmount: '', maxAmount: '', minNetAmount: '', maxNetAmount: '' },
    ...{ orderBy: '', typeCall: 'C', page: 1 },
  };

  const wholeMonth = {
    ...{ disputeType: 'ALL', month: '202602' },
    ...{ orderBy: '+branchCode', typeCall: 'X', page: 1 },
  };

  test('two exports are made, twenty wait; one more is told to come again, while pages and other sessions are answered', async () => {
    const [token, other] = [
      await acquirer.tokenOf('azienda01'),
      await acquirer.tokenOf('azienda01'),
    ];
    const ask = (more: object, whose: string) =>
      acquirer.post('getTransactionList', { ...request, day: '10', ...more }, whose);
    const exports = Array.from({ length: 23 }, () => ask({}, token));
    const beside = [ask({ typeCall: 'X' }, token), ask({}, other)];
    const refused = (await Promise.all(exports)).filter(({ status }) => status !== 200);
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [429, '10'],
    ]);
    expect((await Promise.all(beside)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask({}, token)).status).toBe(200);
  });

  test('pages are read two at a time: another session does not wait for all of them', async () => {
    const [token, other] = [
      await acquirer.tokenOf('azienda01'),
      await acquirer.tokenOf('azienda01'),
    ];
    let answered = 0;
    const ask = async (whose: string) => {
      const { status } = await acquirer.post('DISPUTE', wholeMonth, whose);
      answered += 1;
      return { status, before: answered - 1 };
    };
    const pages = Array.from({ length: 30 }, () => ask(token));
    const beside = await ask(other);
    expect(beside.status).toBe(200);
    expect(beside.before).toBeLessThan(10);
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(Array(30).fill(200));
  });

  type Rows = Readonly<Record<string, readonly { readonly pos?: string }[]>>;

  const inDecember = { ...request, month: '202512' };

  test.each([
    ['Movimenti', '', 'getTransactionList', 'transactionList', inDecember],
    ['Movimenti', '-amount', 'getTransactionList', 'transactionList', inDecember],
    ['Movimenti', '+pan', 'getTransactionList', 'transactionList', inDecember],
    ['Riepilogo', '', 'GET_SUMMARY_LIST', 'summaryList', summaryRequest()],
    ['Riepilogo', '-difference', 'GET_SUMMARY_LIST', 'summaryList', summaryRequest()],
    ['Trova', '', 'findMovements', 'movementList', {}],
    ['Trova', '-amount', 'findMovements', 'movementList', {}],
  ])(
    '[BUS-011] an export of %s has the rows of all pages, ordered by "%s"',
    async (_, orderBy, alias, list, asked) => {
      const token = await acquirer.tokenOf('azienda01');
      const usual = await acquirer.call<Rows>('getTransactionList', inDecember, token);
      const text = alias === 'findMovements' && { text: usual.transactionList?.[0]?.pos };
      const ask = async (more: object) =>
        (await acquirer.call<Rows>(alias, { ...asked, ...text, orderBy, ...more }, token))[list] ??
        [];
      const exported = await ask({ typeCall: 'C', page: 1 });
      const pages: unknown[] = [];
      for (let page = 1; pages.length === (page - 1) * 60; page += 1)
        pages.push(...(await ask({ typeCall: 'X', page })));
      expect(exported.length).toBeGreaterThan(120);
      expect(exported).toEqual(pages);
    },
  );
});
