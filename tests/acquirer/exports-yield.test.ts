import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../acquirer/server/database/database';
import { longJson } from '../../acquirer/server/http/json-answer';
import { openTestAcquirer, type TestAcquirer } from './support/acquirer';
import { summaryRequest } from './support/consultation';

describe('while exports are made, others are answered', () => {
  let acquirer: TestAcquirer;
  beforeAll(async () => {
    acquirer = await openTestAcquirer();
  });
  afterAll(() => acquirer.close());

  /** How many statements of movements and settlements run at the same moment at most. */
  const counted = ({ _: { session } }: Database) => {
    let running = 0;
    const figures = { most: 0, ran: 0 };
    const prepareQuery = session.prepareQuery.bind(session);
    vi.spyOn(session, 'prepareQuery').mockImplementation((...query) => {
      const statement = prepareQuery(...query);
      if (!/\b(movement|settlement)\b/.test(query[0].sql)) return statement;
      const execute = statement.execute.bind(statement);
      statement.execute = async (values) => {
        running += 1;
        figures.ran += 1;
        figures.most = Math.max(figures.most, running);
        return execute(values).finally(() => {
          running -= 1;
        });
      };
      return statement;
    });
    return figures;
  };
  afterEach(() => vi.restoreAllMocks());

  const movements = {
    ...{ month: '202602', day: '', codPos: '', pos: '', closedOnly: '' },
    ...{ minAmount: '', maxAmount: '', minNetAmount: '', maxNetAmount: '' },
    ...{ orderBy: '', typeCall: 'C', page: 1 },
  };
  /** Its movements of 13 months are more than a page. */
  const terminalOf = async (token: string) => {
    const page = { ...movements, typeCall: 'X' };
    const { transactionList } = await acquirer.call<{
      readonly transactionList: readonly { readonly pos: string }[];
    }>('getTransactionList', page, token);
    return transactionList[0]?.pos ?? '';
  };

  test('of all exports of Movimenti, Riepilogo and Trova one piece is read at a time', async () => {
    const token = await acquirer.tokenOf('azienda01');
    const found = { text: await terminalOf(token), typeCall: 'C', page: 1 };
    const exports = [
      ['getTransactionList', movements],
      ['GET_SUMMARY_LIST', summaryRequest({ typeCall: 'C' })],
      ['findMovements', found],
    ] as const;
    const figures = counted(acquirer.services.db);
    const { post } = acquirer.setOtherwise({});
    for (const [alias, request] of exports) {
      figures.ran = 0;
      expect((await post(alias, request, token)).status).toBe(200);
      expect(figures.ran, alias).toBeGreaterThan(2);
    }
    const tokens = [
      token,
      await acquirer.tokenOf('azienda02'),
      await acquirer.tokenOf('azienda01'),
    ];
    const answers = await Promise.all(
      exports.map(([alias, request], index) => post(alias, request, tokens[index])),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(figures.most).toBe(1);
  });
});

describe('the JSON of a long list', () => {
  const rows = Array.from({ length: 5_000 }, (_, id) => ({ id, 'no"name': 'à\n', none: null }));

  test('is what JSON.stringify writes', async () => {
    for (const body of [
      { rows, total: 5_000, absent: undefined, none: null },
      { rows: rows.slice(0, 251), others: [] },
      {},
    ])
      expect(await longJson(body)).toBe(JSON.stringify(body));
  });

  test('is written piece by piece: others have their turn in between', async () => {
    let turns = 0;
    let written = false;
    const others = async () => {
      while (!written) {
        await setImmediate();
        turns += 1;
      }
    };
    const beside = others();
    await longJson({ rows });
    written = true;
    await beside;
    expect(turns).toBeGreaterThan(15);
  });
});
