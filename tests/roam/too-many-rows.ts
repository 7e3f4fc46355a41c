/** BUS-011: no workbook carries more rows than this. */
export const cap = 5000;

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0;

/** How many rows an answer brings. */
export const rowsIn = (answer: unknown) =>
  Math.max(0, ...Object.values(answer ?? {}).map((value) => (isList(value) ? value.length : 0)));

const repeated = (rows: readonly unknown[]) =>
  Array.from({ length: Math.max(cap, rows.length) + 7 }, (_, index) => rows[index % rows.length]);

/** The same answer with its rows repeated beyond the limit of a workbook. */
export const withTooManyRows = (body: Buffer) => {
  const answer: Record<string, unknown> = JSON.parse(body.toString('utf8'));
  const entries = Object.entries(answer).map(([name, value]) => [
    name,
    isList(value) ? repeated(value) : value,
  ]);
  return Buffer.from(JSON.stringify(Object.fromEntries(entries)));
};
