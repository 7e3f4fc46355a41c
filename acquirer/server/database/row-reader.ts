import { Column, getTableColumns, is, SQL, Table } from 'drizzle-orm';

type Decode = (value: unknown) => unknown;
type Read = (row: readonly unknown[]) => unknown;
type OneValue = Column | SQL | SQL.Aliased;

interface Decoder {
  readonly mapFromDriverValue: Decode;
}

const isOneValue = (field: unknown): field is OneValue =>
  is(field, Column) || is(field, SQL) || is(field, SQL.Aliased);

/** The types of drizzle do not show the decoder of an expression. */
const decoderOf = (field: OneValue): Decoder => {
  if (is(field, Column)) return field;
  const expression = is(field, SQL) ? field : field.sql;
  return (expression as unknown as { readonly decoder: Decoder }).decoder;
};

const valueReader = (field: OneValue, place: number): Read => {
  const decoder = decoderOf(field);
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) {
    return (row) => row[place];
  }
  return (row) => {
    const value = row[place];
    return value === null ? null : decoder.mapFromDriverValue(value);
  };
};

const objectReader = (selected: object, nextPlace: () => number): Read => {
  const fields = Object.entries(selected).map(([name, field]): readonly [string, Read] => {
    if (isOneValue(field)) return [name, valueReader(field, nextPlace())];
    return [name, objectReader(is(field, Table) ? getTableColumns(field) : field, nextPlace)];
  });
  return (row) => {
    const object: Record<string, unknown> = {};
    for (const [name, read] of fields) object[name] = read(row);
    return object;
  };
};

/**
 * Reads a row of values into an object of the fields that a SELECT names, nested as they are. Where
 * each value goes is decided once for a statement; drizzle decides it for each row.
 */
export const rowReader = (selected: object) => {
  let places = 0;
  return objectReader(selected, () => {
    places += 1;
    return places - 1;
  });
};
