import { describe, expect, it } from 'vitest';
import { cellIn, cellOf } from '../../../../src/shared/export/cells';

const iso = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

describe('cells of a workbook', () => {
  it.each(['=SUM(A1)', '+39333', '-1', '@cmd'])(
    'a text that begins like %s stays a text',
    (text) => {
      expect(cellOf('text', text)).toMatchObject({ value: text, type: String });
    },
  );

  it('[BUS-022] money is a number with an Italian format', () => {
    expect(cellOf('money', 1234.5)).toMatchObject({
      value: 1234.5,
      type: Number,
      format: '#,##0.00 "€"_-',
    });
  });

  it.each([
    ['in January', '2026-01-31T23:59:58', '2026-01-31T23:59:58.000Z'],
    ['in July', '2026-07-31T00:30:00', '2026-07-31T00:30:00.000Z'],
    ['in the hour that does not exist', '2026-03-29T02:30:00', '2026-03-29T02:30:00.000Z'],
    ['without a time', '2026-02-28', '2026-02-28T00:00:00.000Z'],
  ])('[BUS-024] a date %s keeps its wall clock', (_when, text, expected) => {
    const cell = cellOf('dateTime', text);
    expect([iso(cell.value), cell.type]).toEqual([expected, Date]);
  });

  it.each([
    ['dateTime', 'ieri'],
    ['date', '2026-02-31'],
    ['money', 'molto'],
    ['money', Number.NaN],
    ['text', null],
    ['count', undefined],
  ] as const)('a %s that is none (%s) is written as the text it is', (kind, value) => {
    expect(cellOf(kind, value).type).toBe(String);
  });

  it('a code of the wire is written in the merchant’s words', () => {
    const column = {
      key: 'status',
      header: 'Stato',
      kind: 'text',
      width: 12,
      words: { V: 'Valido' },
    } as const;
    expect(cellIn(column, { status: 'V' }).value).toBe('Valido');
    expect(cellIn(column, { status: 'Z' }).value).toBe('Z');
  });
});
