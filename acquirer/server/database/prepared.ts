import { digest } from '../common/secrets';

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
