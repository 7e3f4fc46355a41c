import { describe, expect, it } from 'vitest';
import { emptySession } from '../../../machines/portal/session';
import { inOrder } from '../../../machines/shared/rows';
import { defaults, withSorting } from '../../../paths/portal/company';
import { searchInput } from '../../../src/lists/search-flow';
import { orderFrom, sortedByServer } from '../../../src/lists/sorting';
import { movementList } from '../../../src/movements/list';

const rows = [
  { name: 'Ètoile', code: '10', amount: 2 },
  { name: 'bar', code: '9', amount: null },
  { name: 'Zeta', code: '9', amount: -3 },
  { name: 'Enoteca', code: '100', amount: 2 },
];
const named = (orderBy: string) => inOrder(rows, orderBy).map(({ name }) => name);

describe('rows that are all here', () => {
  it.each([
    ['', ['Ètoile', 'bar', 'Zeta', 'Enoteca']],
    ['+name', ['bar', 'Enoteca', 'Ètoile', 'Zeta']],
    ['-name', ['Zeta', 'Ètoile', 'Enoteca', 'bar']],
    ['+code', ['bar', 'Zeta', 'Ètoile', 'Enoteca']],
    ['+amount', ['Zeta', 'Ètoile', 'Enoteca', 'bar']],
    ['-amount', ['Ètoile', 'Enoteca', 'Zeta', 'bar']],
  ])(
    'are sorted by "%s" as in Italian, equal ones as they came, those without a value last',
    (orderBy, names) => {
      expect(named(orderBy)).toEqual(names);
      expect(inOrder(rows, orderBy)).toBe(inOrder(rows, orderBy));
    },
  );
});

describe('the order of an address', () => {
  it.each([
    ['-amount', '-amount'],
    ['+date', '+date'],
    ['amount', ''],
    ['+summary', ''],
    ['-', ''],
    ['', ''],
  ])('%s is %j', (written, orderBy) => {
    const query = new URLSearchParams({ orderBy: written });
    expect(orderFrom(query, ['date', 'amount'])).toBe(orderBy);
  });

  it('is nothing without the extension', () => {
    const query = new URLSearchParams({ month: '202610', orderBy: '-amount' });
    const flowInput = { session: emptySession, query, today: '2026-11-21' };
    const asked = (configuration: typeof defaults) =>
      searchInput(movementList, { ...flowInput, configuration }).orderBy;
    expect(asked(defaults)).toBe('');
    expect(asked(withSorting)).toBe('-amount');
    expect(sortedByServer(movementList.calls.page.contract, defaults)).toEqual([]);
  });
});
