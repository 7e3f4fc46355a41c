import { beforeAll, describe, expect, test } from 'vitest';
import { acquirerOfTests } from './support/acquirer';

interface Found {
  readonly accountListItems: readonly { name: string; code: string; codPointOfSales: string }[];
  readonly totalPage: number;
  readonly currentPage: number;
}

const acquirer = acquirerOfTests({}, { small: 0 });
let company: string;
let single: string;
beforeAll(async () => {
  company = await acquirer.tokenOf('azienda01');
  single = await acquirer.tokenOf('negozio01');
});

const search = (changes: Readonly<Record<string, unknown>>, token = company) =>
  acquirer.call<Found>(
    'searchPointOfSales',
    { orderBy: '', page: 1, filter: '', ...changes },
    token,
  );

const names = (found: Found) => found.accountListItems.map((point) => point.name);

describe('the search of points of sale', () => {
  test('[API-027] a company sees all its points, ten a page, by sign', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search({ page })));
    expect(pages.map((one) => one.accountListItems.length)).toEqual([10, 10, 4]);
    expect(pages.map((one) => [one.currentPage, one.totalPage])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    const all = pages.flatMap(names);
    expect(new Set(all).size).toBe(24);
    expect(all).toEqual([...all].sort());
  });

  test('a page behind the last is empty', async () => {
    expect(await search({ page: 4 })).toEqual({
      accountListItems: [],
      totalPage: 3,
      currentPage: 4,
    });
  });

  test('[API-026] the filter is the beginning of the sign, whatever its case', async () => {
    const found = await search({ filter: 'Caffè' });
    expect(names(found)).toHaveLength(5);
    expect(names(found).every((name) => name.startsWith('CAFFÈ SAPORI'))).toBe(true);
    expect(names(await search({ filter: 'SAPORI' }))).toEqual([]);
  });

  test('the filter is any part of the code', async () => {
    expect((await search({ filter: '00112' })).accountListItems).toEqual([
      expect.objectContaining({ code: '2000000112', codPointOfSales: '2000000112' }),
    ]);
  });

  test.each(['%', '_', '\\', "'"])('a %s in the filter stands for itself', async (filter) => {
    expect(names(await search({ filter }))).toEqual([]);
  });

  test('[PRM-004] the user of one shop finds that shop and no other', async () => {
    expect(names(await search({}, single))).toEqual(['CALZATURE FERRI CENTRO']);
    expect(names(await search({ filter: 'FERRI OUTLET' }, single))).toEqual([]);
    expect(names(await search({ filter: 'CAFFÈ' }, single))).toEqual([]);
  });

  test.each(['name', 'code', 'city', 'address'])(
    'can be sorted by %s, both ways',
    async (field) => {
      const up = await search({ orderBy: `+${field}` });
      const down = await search({ orderBy: `-${field}`, page: 3 });
      const last = down.accountListItems.at(-1);
      expect(Reflect.get(last ?? {}, field)).toBe(Reflect.get(up.accountListItems[0] ?? {}, field));
    },
  );
});
