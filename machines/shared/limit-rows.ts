/** A page holds no more rows than were asked for, however many an acquirer answers with. */
export const limitRows = <Row>(pageSize: number, rows: readonly Row[]) => ({
  rows: rows.length > pageSize ? rows.slice(0, pageSize) : rows,
  excess: Math.max(0, rows.length - pageSize),
});
