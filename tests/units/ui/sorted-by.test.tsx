// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Column, DataTable } from '../../../src/ui/DataTable';

interface Row {
  name: string;
  total: number;
}

const name: Column<Row> = { key: 'name', header: 'Insegna', sorts: '+', cell: (row) => row.name };
const total: Column<Row> = { key: 'total', header: 'Lordo', sorts: '-', cell: (row) => row.total };
const rows = [{ name: 'BAR CENTRALE', total: 10 }];

const open = (columns: readonly Column<Row>[], orderBy: string) => {
  const onSort = vi.fn();
  render(
    <DataTable
      caption="Movimenti"
      columns={columns}
      sortColumns={[name, total]}
      rows={rows}
      sort={{ orderBy, onSort }}
    />,
  );
  return onSort;
};

describe('a list sorted by a column that is not on the screen', () => {
  it('goes back to its usual order by one press', async () => {
    const onSort = open([name], '-total');
    await userEvent.click(screen.getByRole('button', { name: 'Torna all’ordine consueto' }));
    expect(onSort).toHaveBeenCalledExactlyOnceWith('');
  });

  it.each([
    ['its column is there, with an arrow', [name, total], '-total'],
    ['it has its usual order', [name], ''],
    ['the order is of no column of the list', [name], '+unknown'],
  ])('says nothing where %s', (_why, columns, orderBy) => {
    open(columns, orderBy);
    expect(screen.queryByText(/Ordinato per/)).toBeNull();
    expect(screen.queryByRole('button', { name: /ordine consueto/ })).toBeNull();
  });
});
