import type { Column, GetColumnData, Query as Statement } from 'drizzle-orm';
import { digest } from '../common/secret-files';
import type { Database } from './database';

interface Query<Prepared> {
  readonly toSQL: () => { readonly sql: string };
  readonly prepare: (name: string) => Prepared;
}

/** A statement that is built once and prepared once per connection, under this name. */
export const prepared = <Prepared>(query: Query<Prepared>): Prepared =>
  query.prepare(`s_${digest(query.toSQL().sql).slice(0, 16)}`);

/** A connection keeps a plan for each: beyond so many shapes a statement is built for its call alone. */
const mostShapes = 64;

/** The same for a statement of several shapes, by the key of each. */
export const preparedByShape = <Shape, Prepared>(
  build: (shape: Shape) => Query<Prepared>,
  keyOf: (shape: Shape) => string,
) => {
  const known = new Map<string, Prepared>();
  return (shape: Shape): Prepared => {
    const key = keyOf(shape);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= mostShapes) return build(shape).prepare('');
    const fresh = prepared(build(shape));
    known.set(key, fresh);
    return fresh;
  };
};

type Columns = Readonly<Record<string, Column>>;
type RowOf<Selected extends Columns> = {
  [Name in keyof Selected]: GetColumnData<Selected[Name]>;
};

const readerOf = <Selected extends Columns>(columns: Selected) => {
  const fields = Object.entries(columns);
  const rowOf = (values: readonly unknown[]) => {
    const row: Record<string, unknown> = {};
    for (const [at, [name, column]] of fields.entries()) {
      const value = values[at];
      row[name] = value === null ? null : column.mapFromDriverValue(value);
    }
    return row as RowOf<Selected>;
  };
  return (rows: readonly unknown[][]) => rows.map(rowOf);
};

/**
 * A query for a list, to be prepared: how each column is read is found once for a statement. Drizzle
 * finds it out for every value, which takes longer than reading it.
 */
export const listOf = <Selected extends Columns>(
  db: Database,
  columns: Selected,
  query: { readonly toSQL: () => Statement },
) => ({
  toSQL: () => query.toSQL(),
  prepare: (name: string) =>
    db._.session.prepareQuery<{ execute: RowOf<Selected>[]; all: unknown; values: unknown }>(
      query.toSQL(),
      undefined,
      name,
      true,
      readerOf(columns),
    ),
});
