import { digest } from '../common/secrets';
import type { Database } from './database';
import { type Fields, rowReader } from './rows';

interface Query {
  readonly _: { readonly selectedFields: Fields; readonly result: readonly unknown[] };
  readonly toSQL: () => { readonly sql: string; readonly params: unknown[] };
}

/** A statement whose placeholders are filled in when it is executed. */
export interface Prepared<Result> {
  readonly execute: (values: Readonly<Record<string, unknown>>) => Promise<Result>;
}

const statement = <One extends Query>(
  db: Database,
  query: One,
  nameOf: (sql: string) => string | undefined,
): Prepared<One['_']['result']> => {
  const text = query.toSQL();
  const read = rowReader(query._.selectedFields);
  return db._.session.prepareQuery(text, undefined, nameOf(text.sql), true, (rows) =>
    rows.map(read),
  ) as Prepared<One['_']['result']>;
};

const nameByText = (sql: string) => `s_${digest(sql).slice(0, 16)}`;

/** A statement that is built once and prepared once per connection, under a name. */
export const prepared = <One extends Query>(db: Database, query: One) =>
  statement(db, query, nameByText);

/** A connection keeps a plan for each: beyond so many shapes a statement is built for its call alone. */
const mostShapes = 64;

/** The same for a statement of several shapes, by the key of each. */
export const preparedByShape = <Shape, One extends Query>(
  db: Database,
  build: (shape: Shape) => One,
  keyOf: (shape: Shape) => string,
) => {
  const known = new Map<string, Prepared<One['_']['result']>>();
  return (shape: Shape): Prepared<One['_']['result']> => {
    const key = keyOf(shape);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= mostShapes) return statement(db, build(shape), () => undefined);
    const fresh = prepared(db, build(shape));
    known.set(key, fresh);
    return fresh;
  };
};
