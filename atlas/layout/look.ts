/** The level of detail of a drawing. */
export interface Look {
  /**
   * `least`: what leads where; `brief`: also why it ends; `full`: also what is done inside, names of
   * the code, addresses.
   */
  readonly detail: 'least' | 'brief' | 'full';
  /** The arrows shown as a tag on their state. */
  readonly tagged: ReadonlySet<string>;
  /** The wanted ratio of width to height, of a drawing that can be broken into rows. */
  readonly aspect?: number;
  /** It is not broken into rows, whatever its shape. */
  readonly isWhole?: boolean;
}
