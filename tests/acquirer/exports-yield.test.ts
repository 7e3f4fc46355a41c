import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../acquirer/server/database/database';
import { longJson } from '../../acquirer/server/http/long-json';
import { openTestAcquirer, type TestAcquirer } from './support/acquirer';

describe('while exports are made, others are answered', () => {
  let acquirer: TestAcquirer;
  beforeAll(async () => {
    acquirer = await openTestAcquirer();
  });
  afterAll(() => acquirer.close());

  /** How many prepared statements of movements run at the same moment at most. */
  const counted = ({ _: { session } }: Database) => {
    let running = 0;
    const figures = { most: 0, ran: 0 };
    const prepareQuery = session.prepareQuery.bind(session);
    vi.spyOn(session, 'prepareQuery').mockImplementation((...query) => {
      const statement = prepareQuery(...query);
      if (!query[0].sql.includes('"movement"')) return statement;
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

  test('of all exports one piece is read at a time', async () => {
    const figures = counted(acquirer.services.db);
    const { post } = acquirer.setOtherwise({});
    const token = await acquirer.tokenOf('azienda01');
    const other = await acquirer.tokenOf('azienda02');
    const request = {
      ...{ month: '202602', day: '', codPos: '', pos: '', closedOnly: '' },
      ...{ minAmount: '', maxAmount: '', minNetAmount: '', maxNetAmount: '' },
      ...{ orderBy: '', typeCall: 'C', page: 1 },
    };
    const answers = await Promise.all(
      [token, other, token].map((whose) => post('getTransactionList', request, whose)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(figures.ran).toBeGreaterThan(6);
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
