interface Listing<Row> {
  readonly context: { readonly rows: readonly Row[] };
  hasTag(tag: 'loading'): boolean;
}

/** The rows that can be acted on: none while others are loading. */
export const settledRows = <Row>(listing: Listing<Row>): readonly Row[] =>
  listing.hasTag('loading') ? [] : listing.context.rows;
