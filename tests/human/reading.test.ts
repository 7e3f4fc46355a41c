import { describe, expect, it } from 'vitest';
import write from 'write-excel-file/universal';
import { contentProblem, rowProblem } from './reading';

const workbook = async (titles: readonly string[]) => {
  const text = (value: string) => ({ type: String, value });
  const data = [titles.map(text), titles.map((_, index) => text(`${index}`))];
  const blob = await write(data as never, { stickyRowsCount: 1 } as never).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
};

describe('what the robot reads', () => {
  const expected = {
    columns: ['Data', 'Importo'],
    count: 1,
    rows: [{ row: 1, cells: { Data: '0' } }],
  };

  it('is the first sheet of a workbook: its columns, its rows, its cells', async () => {
    expect(contentProblem(await workbook(['Data', 'Importo']), expected)).toBeNull();
  });

  it('lacks a column that is missing, or in another place', async () => {
    expect(contentProblem(await workbook(['Data']), expected)).toBe('its columns are Data');
    expect(contentProblem(await workbook(['Importo', 'Data']), expected)).toBe(
      'its columns are Importo, Data',
    );
  });

  it('is a row by its place or by a text in it, and each cell under its title', () => {
    const table = {
      titles: ['Data', 'Importo'],
      rows: [
        ['01-10-2026', '1,00 €'],
        ['Totale', '2,00 €'],
      ],
    };
    expect(rowProblem(table, 'Totale', { Importo: '2,00 €' })).toBeNull();
    expect(rowProblem(table, 1, { Importo: '100,00 €' })).toContain('Importo is 1,00 €');
    expect(rowProblem(table, 1, { Netto: '1,00 €' })).toBe('no column Netto among Data, Importo');
    expect(rowProblem(table, 3, {})).toContain('no row 3 among 2');
  });
});
