interface Listing<Row> {
  readonly context: { readonly rows: readonly Row[] };
  hasTag(tag: 'loading'): boolean;
}

/** Whether a row that something was asked of has left the screen, or is about to: others are on their way. */
export const rowIsLeft = <Row>(listing: Listing<Row>, isIt: (row: Row) => boolean) =>
  listing.hasTag('loading') || !listing.context.rows.some(isIt);
