import { Column, type DriverValueDecoder, getTableColumns, is, Table } from 'drizzle-orm';

/** What a query selects, by name: columns, expressions, or a table or record of these. */
export type Fields = Readonly<Record<string, unknown>>;

type Read = (row: readonly unknown[]) => unknown;

type Decoder = Pick<DriverValueDecoder<unknown, unknown>, 'mapFromDriverValue'>;

/** Of an expression drizzle keeps it where its types do not show it. */
const decoderOf = (field: unknown): Decoder | undefined =>
  is(field, Column) ? (field as Decoder) : (Object(field) as { decoder?: Decoder }).decoder;

const readerOf = (fields: Fields, place: { next: number }): Read => {
  const parts = Object.entries(fields).map(([name, field]): [string, Read] => {
    const decoder = decoderOf(field);
    if (decoder === undefined) {
      const inner = is(field, Table) ? getTableColumns(field) : (field as Fields);
      return [name, readerOf(inner, place)];
    }
    const at = place.next++;
    return [name, (row) => (row[at] === null ? null : decoder.mapFromDriverValue(row[at]))];
  });
  return (row) => {
    const result: Record<string, unknown> = {};
    for (const [name, read] of parts) result[name] = read(row);
    return result;
  };
};

/** Makes objects of rows, as drizzle does; how each value is read is decided once. */
export const rowReader = (fields: Fields) => readerOf(fields, { next: 0 });
