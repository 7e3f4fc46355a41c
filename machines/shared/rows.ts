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

/** A page holds no more rows than were asked for, however many an acquirer answers with. */
export const limitRows = <Row>(pageSize: number, rows: readonly Row[]) => ({
  rows: rows.length > pageSize ? rows.slice(0, pageSize) : rows,
  excess: Math.max(0, rows.length - pageSize),
});

interface Listing<Row> {
  readonly context: { readonly rows: readonly Row[] };
  hasTag(tag: 'loading'): boolean;
}

/** The rows that can be acted on: none while others are loading. */
export const settledRows = <Row>(listing: Listing<Row>): readonly Row[] =>
  listing.hasTag('loading') ? [] : listing.context.rows;

/** The rows of the point of sale in force, or all of them where none is (DIF-008). */
export const filterByPoint = <Row extends { readonly branchCode: string }>(
  rows: readonly Row[],
  codPos = '',
): readonly Row[] =>
  codPos === '' ? rows : rows.filter(({ branchCode }) => branchCode === codPos);
