/** A field of the rows behind `+` or `-`, as the wire spells it; '' for the usual order. */
export type Order = string;

interface Ordered {
  readonly orderBy?: Order;
}

/** The part of a request that orders its rows; empty without an order. */
export const ordered = ({ orderBy }: Ordered) => (orderBy ? { orderBy } : {});

/** The field of an order. */
export const fieldOf = (orderBy: Order) => orderBy.slice(1);

export const isFalling = (orderBy: Order) => orderBy.startsWith('-');

const texts = new Intl.Collator('it', { numeric: true });

const compare = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : texts.compare(String(one), String(other));

const isMissing = (value: unknown) => value === null || value === undefined || value === '';

const sorted = <Row>(rows: readonly Row[], orderBy: Order) => {
  const field = fieldOf(orderBy) as keyof Row;
  const sign = isFalling(orderBy) ? -1 : 1;
  const given = rows.filter((row) => !isMissing(row[field]));
  return [
    ...given.sort((one, other) => sign * compare(one[field], other[field])),
    ...rows.filter((row) => isMissing(row[field])),
  ];
};

const known = new WeakMap<readonly unknown[], { orderBy: Order; rows: readonly unknown[] }>();

/**
 * Sorts rows that are all loaded: equal ones keep their order, and those without a value are last.
 */
export const inOrder = <Row>(rows: readonly Row[], orderBy: Order): readonly Row[] => {
  if (orderBy === '') return rows;
  const before = known.get(rows);
  if (before?.orderBy === orderBy) return before.rows as readonly Row[];
  const after = sorted(rows, orderBy);
  known.set(rows, { orderBy, rows: after });
  return after;
};
