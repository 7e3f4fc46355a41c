import { digest } from '../common/secrets';
import type { Database } from './database';
import { rowReader } from './row-reader';

/** A SELECT whose joins are inner ones: what it names is always an object. */
interface Select<Row> extends PromiseLike<Row[]> {
  readonly _: { readonly selectedFields: unknown };
  readonly toSQL: () => { readonly sql: string; readonly params: unknown[] };
}

export interface Statement<Row> {
  readonly execute: (values?: Record<string, unknown>) => Promise<Row[]>;
}

const nameOf = (text: string) => `s_${digest(text).slice(0, 16)}`;

const statementOf = <Row>(db: Database, select: Select<Row>, isNamed: boolean): Statement<Row> => {
  const query = select.toSQL();
  const read = rowReader(Object(select._.selectedFields));
  const name = isNamed ? nameOf(query.sql) : '';
  const readAll = (rows: unknown[][]) => rows.map(read);
  return db._.session.prepareQuery(query, undefined, name, true, readAll) as Statement<Row>;
};

/** A statement that is built once and prepared once per connection, under the same name. */
export const prepared = <Row>(db: Database, select: Select<Row>) => statementOf(db, select, true);

/** A connection keeps a plan for each: beyond so many shapes a statement is built for its call alone. */
const mostShapes = 64;

/** The same for a statement of several shapes, by the key of each. */
export const preparedByShape = <Shape, Row>(
  db: Database,
  build: (shape: Shape) => Select<Row>,
  keyOf: (shape: Shape) => string,
) => {
  const known = new Map<string, Statement<Row>>();
  return (shape: Shape): Statement<Row> => {
    const key = keyOf(shape);
    const before = known.get(key);
    if (before !== undefined) return before;
    const isNamed = known.size < mostShapes;
    const fresh = statementOf(db, build(shape), isNamed);
    if (isNamed) known.set(key, fresh);
    return fresh;
  };
};
