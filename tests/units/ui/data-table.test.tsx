// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Column, DataTable } from '../../../src/ui/DataTable';
import { expectAccessible } from './support';

interface Shop {
  code: string;
  name: string;
  total: number;
}

const shops: Shop[] = [
  { code: '5000000001', name: 'BAR CENTRALE', total: 10 },
  { code: '5000000002', name: 'TRATTORIA DA GINO', total: 20 },
];

const drawn = vi.fn((shop: Shop) => shop.name);
const columns: Column<Shop>[] = [
  { key: 'name', header: 'INSEGNA', cell: drawn, wide: true },
  { key: 'code', header: 'CODICE ESERCIZIO', cell: (shop) => shop.code, width: '10rem' },
  { key: 'total', header: 'TOTALE', cell: (shop) => shop.total, align: 'end' },
];

function Shops({ onSelect }: { onSelect: (key: string, shop: Shop) => void }) {
  const [selectedKey, setSelectedKey] = useState<string | null>(null);
  return (
    <DataTable
      caption="Punti vendita"
      columns={columns}
      rows={shops}
      rowKey={(shop) => shop.code}
      choice={{
        header: 'Scelta',
        selectedKey,
        label: (shop) => `Seleziona ${shop.name}`,
        onSelect: (key, shop) => {
          setSelectedKey(key);
          onSelect(key, shop);
        },
      }}
    />
  );
}

describe('a table', () => {
  it('[HOM-013] a row is chosen by its radio, one at a time', async () => {
    const onSelect = vi.fn();
    render(<Shops onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Seleziona BAR CENTRALE' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Seleziona TRATTORIA DA GINO' }));
    expect(onSelect).toHaveBeenLastCalledWith('5000000002', shops[1]);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => radio.checked)).toEqual([false, true]);
    await expectAccessible();
  });

  it('draws again only the rows that a choice changes', async () => {
    render(<Shops onSelect={vi.fn()} />);
    drawn.mockClear();
    await userEvent.click(screen.getByRole('radio', { name: 'Seleziona BAR CENTRALE' }));
    expect(drawn.mock.calls.map(([shop]) => shop.name)).toEqual(['BAR CENTRALE']);
  });

  it('[FLO-011] another page is written into the rows of the last, and a row that was open is closed', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const cards = columns.map((column, index) =>
      index === 0 ? { ...column, card: 'title' as const } : column,
    );
    const page = (rows: Shop[]) => <DataTable caption="Movimenti" columns={cards} rows={rows} />;
    const { rerender } = render(page(shops));
    const first = () => screen.getAllByRole('listitem')[0] as HTMLElement;
    const unfold = () => within(first()).getByRole('button');
    const before = first();
    await userEvent.click(unfold());
    expect(unfold().getAttribute('aria-expanded')).toBe('true');
    rerender(page(shops.map((shop) => ({ ...shop, name: `${shop.name} BIS` }))));
    expect(first()).toBe(before);
    within(first()).getByText('BAR CENTRALE BIS');
    expect(unfold().getAttribute('aria-expanded')).toBe('false');
    vi.unstubAllGlobals();
  });

  describe('of more rows than a window shows', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      // Of 1044 px: 36 lines of 29.
      vi.stubGlobal('innerHeight', 1044);
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    const namesOf = (page: string, count: number): Shop[] =>
      Array.from({ length: count }, (_, index) => ({
        code: `${index}`,
        name: `${page}${index + 1}`,
        total: index,
      }));
    const table = (rows: Shop[]) => (
      <DataTable caption="Movimenti" columns={columns} rows={rows} page={1} />
    );
    const shown = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    const untilPainted = () => act(() => vi.advanceTimersToNextFrame().runAllTimers());

    it('[FLO-011] the first lines of another page are there at once, the others once these are seen', () => {
      const { rerender } = render(table(namesOf('a', 60)));
      expect(shown().at(-1)).toBe('a60');
      rerender(table(namesOf('b', 50)));
      expect(shown()).toHaveLength(50);
      expect([shown()[0], shown()[35], shown()[36]]).toEqual(['b1', 'b36', 'a37']);
      untilPainted();
      expect(shown()).toEqual(namesOf('b', 50).map(({ name }) => name));
    });
  });
});

describe('a browser that translates the page', () => {
  it('[MOV-017] leaves amounts, codes and names as they are, and translates words', () => {
    const named = columns.map((each) => ({ ...each, name: each.key === 'name' }));
    render(
      <>
        <DataTable caption="Movimenti" columns={named} rows={shops.slice(0, 1)} />
        <p>1.234,56 €</p>
        <p>Entro il 12 marzo</p>
      </>,
    );
    const isLeft = (text: string) => screen.getByText(text).getAttribute('translate') === 'no';
    expect(['BAR CENTRALE', '5000000001', '10', '1.234,56 €'].map(isLeft)).not.toContain(false);
    expect(isLeft('Entro il 12 marzo') || isLeft('INSEGNA')).toBe(false);
  });
});
