// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Column, DataTable } from '../../../src/ui/DataTable';
import { FilterPanel } from '../../../src/ui/FilterPanel';

import { expectAccessible } from './support';

interface Payment {
  id: string;
  amount: string;
  date: string;
  card: string;
}

const payments: readonly Payment[] = [
  { id: 'a', amount: '10,00 €', date: '01-10-2026', card: '4***1' },
  { id: 'b', amount: '20,00 €', date: '02-10-2026', card: '4***2' },
];

const columns: readonly Column<Payment>[] = [
  { key: 'amount', header: 'Importo', card: 'title', cell: ({ amount }) => amount },
  { key: 'date', header: 'Data', card: 'line', cell: ({ date }) => date },
  { key: 'card', header: 'Numero carta', leaves: 1, cell: ({ card }) => card },
];

const list = (rows = payments, page = 1) => (
  <DataTable
    caption="Movimenti"
    columns={columns}
    rows={rows}
    rowKey={({ id }) => id}
    page={page}
  />
);

const onAPhone = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList,
    );

afterEach(() => vi.restoreAllMocks());

describe('a list on a phone', () => {
  it('is a list of cards without the names of columns that a card hides; its buttons say whose rest they show', async () => {
    onAPhone();
    render(list());
    const cards = screen.getByRole('list', { name: 'Movimenti' });
    const [first] = within(cards).getAllByRole('listitem');
    const more = screen.getByRole('button', { name: 'Dettagli di 10,00 € 01-10-2026' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(first?.className).not.toContain('is-open');
    fireEvent.click(more);
    expect(first?.className).toContain('is-open');
    expect(more.getAttribute('aria-expanded')).toBe('true');
    await expectAccessible();
  });
});

describe('a list on a wide screen', () => {
  it('where a column has no room, shows it in the detail of each row', async () => {
    const wide = (width: number) => ({ width }) as DOMRect;
    vi.spyOn(HTMLTableElement.prototype, 'getBoundingClientRect').mockImplementation(() =>
      wide(screen.queryByRole('columnheader', { name: 'Numero carta' }) ? 900 : 700),
    );
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(720);
    render(list());
    expect(screen.queryByText('4***1')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Dettagli di 10,00 € 01-10-2026' }));
    expect(screen.getByText('4***1').previousSibling?.textContent).toBe('Numero carta');
    await expectAccessible();
  });

  it('[FLO-009] another page brings its first row and the focus into view', () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { rerender } = render(list());
    rerender(list([...payments].reverse(), 2));
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('table', { name: 'Movimenti' }));
  });
});

describe('the filters of a search', () => {
  const panel = (inUse: number, wrong = false) => (
    <FilterPanel
      label="Filtri"
      asked={[]}
      onSubmit={() => {}}
      actions={<button type="submit">CERCA</button>}
      more={{ fields: <input aria-label="POS" />, inUse, wrong }}
    >
      <input aria-label="Mese" />
    </FilterPanel>
  );
  const more = () => screen.getByRole('button', { name: 'Altri filtri' });

  it('keep the seldom used behind one button, and what is typed there when it is put away', async () => {
    render(panel(0));
    expect(more().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('textbox', { name: 'POS' })).toBeNull();
    fireEvent.click(more());
    fireEvent.change(screen.getByRole('textbox', { name: 'POS' }), { target: { value: '123' } });
    fireEvent.click(more());
    fireEvent.click(more());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'POS' }).value).toBe('123');
    await expectAccessible();
  });
});
