interface Listing<Row> {
  readonly context: { readonly rows: readonly Row[] };
  hasTag(tag: 'loading'): boolean;
}

/** The rows of which something can be asked: none while others are on their way. */
export const settledRows = <Row>(listing: Listing<Row>): readonly Row[] =>
  listing.hasTag('loading') ? [] : listing.context.rows;
