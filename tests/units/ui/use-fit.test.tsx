// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Column, DataTable } from '../../../src/ui/DataTable';

interface Payment {
  readonly date: string;
  readonly reference: string;
  readonly amount: string;
}

const payments: readonly Payment[] = [
  { date: '12-09-2026', reference: 'A1', amount: '10,00' },
  { date: '13-09-2026', reference: 'A2', amount: '20,00' },
];

const columns: Column<Payment>[] = [
  { key: 'date', header: 'DATA', cell: ({ date }) => date },
  { key: 'reference', header: 'RIFERIMENTO', cell: ({ reference }) => reference, leaves: 1 },
  { key: 'amount', header: 'IMPORTO', cell: ({ amount }) => amount },
];

/** In px: the region, and each of its columns. */
let regionWidth = 400;
let columnWidth = 100;
let resized: (() => void)[] = [];

const widthOf = (element: Element): number => {
  if (element.tagName === 'TH') return columnWidth;
  const heads = element.tagName === 'TABLE' ? element.querySelectorAll('th[data-key]') : null;
  return heads === null ? regionWidth : heads.length * columnWidth;
};

class Observer {
  readonly notify: () => void;
  constructor(notify: () => void) {
    this.notify = notify;
    resized.push(notify);
  }
  observe() {}
  disconnect() {
    resized = resized.filter((each) => each !== this.notify);
  }
}

beforeEach(() => {
  regionWidth = 400;
  columnWidth = 100;
  resized = [];
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => regionWidth);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return widthOf(this);
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, widthOf(this), 20);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const draw = () => render(<DataTable caption="Movimenti" columns={columns} rows={payments} />);
const headers = () =>
  [...screen.getByRole('table').querySelectorAll<HTMLElement>('th[data-key]')].map(
    ({ dataset }) => dataset.key,
  );
const everyColumn = ['date', 'reference', 'amount'];
const settle = () =>
  act(async () => {
    for (const notify of resized) notify();
  });

it('a table that grows by itself after it was measured is fitted again', async () => {
  draw();
  columnWidth = 150;
  await settle();
  expect(headers()).toEqual(['date', 'amount']);
});

it('a sorted table stays the same element between a phone and a desk, so its width is still watched', async () => {
  const changed = new Set<() => void>();
  let matches = true;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return matches;
        },
        addEventListener: (_: string, record: () => void) => changed.add(record),
        removeEventListener: (_: string, record: () => void) => changed.delete(record),
      }) as never,
  );
  const sorting = columns.map((column) => ({ ...column, sorts: '+' as const }));
  const sort = { orderBy: '', onSort: () => {} } as const;
  render(<DataTable caption="Movimenti" columns={sorting} rows={payments} sort={sort} />);
  const onPhone = screen.getByRole('list');
  screen.getByRole('combobox');
  matches = false;
  await act(async () => {
    for (const record of changed) record();
  });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('table')).toBe(onPhone);
});

it('paper shows every column, and the screen what it has room for afterwards', async () => {
  regionWidth = 250;
  draw();
  expect(headers()).toEqual(['date', 'amount']);
  await act(async () => window.dispatchEvent(new Event('beforeprint')));
  expect(headers()).toEqual(everyColumn);
  await act(async () => window.dispatchEvent(new Event('afterprint')));
  expect(headers()).toEqual(['date', 'amount']);
});
