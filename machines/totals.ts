/** Euro, by the names of the sums. */
export type Sums = Readonly<Record<string, number>>;

/** The number of rows, and their sums. */
export interface Totals {
  readonly count: number;
  readonly sums: Sums;
  /** The cancelled part, where the acquirer returns it or all rows are present. */
  readonly cancelled?: Totals;
  /** The same for each bank, where the acquirer returns it. */
  readonly banks?: readonly (Totals & { readonly bank: string })[];
  /**
   * Some announced rows are missing, by the limit of a workbook: these totals cannot be compared.
   */
  readonly isCut?: true;
}

/** A difference between the rows and the announced totals; `name` is that of a sum, or `count`. */
export interface Mismatch {
  readonly name: string;
  readonly announced: number;
  readonly found: number;
}

const cents = (euro: number) => Math.round(euro * 100);

/** What rows add up to, to the cent: for each sum the field of a row it is made of. */
export const sumsOf = <Row>(
  rows: readonly Row[],
  fields: Readonly<Record<string, keyof Row>>,
): Sums =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      rows.reduce((sum, row) => sum + cents(Number(row[field])), 0) / 100,
    ]),
  );

/** How many of what rows count are cancelled; nothing where one of them does not say it. */
export const cancelledSum = (
  rows: readonly { readonly cancelled?: { readonly count: number } | null | undefined }[],
): Sums =>
  rows.every(({ cancelled }) => cancelled)
    ? { cancelled: rows.reduce((sum, { cancelled }) => sum + (cancelled?.count ?? 0), 0) }
    : {};

/** The sum of several totals, to the cent, over the fields that all of them have. */
export const addedUp = (all: readonly Totals[]): Totals => {
  const names = Object.keys(all[0]?.sums ?? {}).filter((name) =>
    all.every(({ sums }) => sums[name] !== undefined),
  );
  const sumOf = (name: string) =>
    all.reduce((sum, { sums }) => sum + cents(sums[name] ?? 0), 0) / 100;
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    sums: Object.fromEntries(names.map((name) => [name, sumOf(name)])),
    ...(all.some(({ isCut }) => isCut) && { isCut: true as const }),
  };
};

/** Totals minus a part of them, to the cent. */
export const without = (all: Totals, part: Totals): Totals => ({
  count: all.count - part.count,
  sums: Object.fromEntries(
    Object.entries(all.sums).map(([name, sum]) => [
      name,
      (cents(sum) - cents(part.sums[name] ?? 0)) / 100,
    ]),
  ),
});

/**
 * Quadratura: compares all rows of a search with its totals. Only fields that both sides have are
 * compared; an empty list means no difference.
 */
export const mismatches = (announced: Totals, found: Totals): readonly Mismatch[] => {
  if (found.isCut) return [];
  const pairs = Object.entries(announced.sums).flatMap(([name, sum]) => {
    const other = found.sums[name];
    return other === undefined || cents(sum) === cents(other)
      ? []
      : [{ name, announced: sum, found: other }];
  });
  return announced.count === found.count
    ? pairs
    : [{ name: 'count', announced: announced.count, found: found.count }, ...pairs];
};
