import { describe, expect, it } from 'vitest';
import { monthKind, openedAt, searchAt } from '../../../machines/navigation/preferences/searches';
import { described } from '../../../src/portal/searches/SearchesPanel';

const today = '2026-01-15';
const list = (query: string) => `/Home/Movimenti?${query}`;

describe('the search of an address', () => {
  it.each([
    ['/Home/Movimenti?month=202610&page=3', '/Home/Movimenti?month=202610'],
    [
      '/Home/Riepilogo?month=202610&summary=1.2&abi=02008',
      '/Home/Riepilogo?month=202610&abi=02008',
    ],
    ['/Home/Trova?text=44%2C50', '/Home/Trova?text=44%2C50'],
    ['/EstrattoConto?search=bar', '/EstrattoConto?search=bar'],
    [
      '/Home/Movimenti?month=202610&orderBy=-amount',
      '/Home/Movimenti?month=202610&orderBy=-amount',
    ],
  ])('%s is kept as %s', (address, kept) => {
    expect(searchAt(address)).toBe(kept);
  });

  it.each([
    '/Home',
    '/Home?month=202610',
    '/Home/Movimenti',
    '/Home/Movimenti?day=05',
    '/Home/StatisticaMensile?orderBy=-amount',
    '/Dispute/StatoPratiche?month=202610',
    '/Home/Trova?text=4539578763621486',
    '/nowhere?month=202610',
  ])('%s is none that is kept', (address) => {
    expect(searchAt(address)).toBeNull();
  });
});

describe('the month of a saved search', () => {
  const opened = (month: 'fixed' | 'current' | 'last', query: string) =>
    openedAt({ name: 'Una', address: list(query), month }, today);

  it('counts from the day on which it is opened, also over the end of a year', () => {
    expect(opened('last', 'month=202606&day=05')).toBe(list('month=202512&day=05'));
    expect(opened('current', 'month=202606')).toBe(list('month=202601'));
    expect(opened('fixed', 'month=202606')).toBe(list('month=202606'));
  });

  it('takes the month along that is compared with it, at its distance', () => {
    expect(opened('last', 'month=202606&otherMonth=202506')).toBe(
      list('month=202512&otherMonth=202412'),
    );
  });

  it.each([
    ['202601', 'current'],
    ['202512', 'last'],
    ['202511', 'fixed'],
    ['202602', 'fixed'],
  ])('%s is %s in January 2026', (month, kind) => {
    expect(monthKind(list(`month=${month}`), today)).toBe(kind);
  });
});

describe('a search in words', () => {
  it.each([
    [
      '/Home/Movimenti?month=202512&day=05&minAmount=100',
      'fixed',
      'Movimenti · 5 Dicembre 2025 · Importo lordo da: 100,00 €',
    ],
    ['/Home/Movimenti?month=202512', 'last', 'Movimenti · Mese scorso'],
    ['/Home/Movimenti?month=202512&day=05', 'current', 'Movimenti · Mese corrente, giorno 5'],
    ['/Home/Trova?text=44%2C50', 'fixed', 'Trova · 44,50'],
    ['/EstrattoConto?month=202512&search=bar', 'fixed', 'Estratto conto · Dicembre 2025 · bar'],
  ] as const)('%s, %s', (address, kind, words) => {
    expect(described(address, kind, today).replaceAll('\u00a0', ' ')).toBe(words);
  });
});
