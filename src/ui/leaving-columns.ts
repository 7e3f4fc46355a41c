/** The facts about a column that decide which ones leave when room is scarce. */
export interface ColumnRoom {
  readonly key: string;
  /** Its rank among those that may leave, 1 first; without it the column stays. */
  readonly leaves: number | undefined;
  /** Every row has the same value in it. */
  readonly constant: boolean;
  /** In px. */
  readonly width: number;
}

const early = ({ leaves = 0, constant }: ColumnRoom) => (constant ? 0 : leaves);

/**
 * The columns that move into the row's detail to gain at least `missing` px. Constant
 * columns go first.
 */
export const leavingColumns = (columns: readonly ColumnRoom[], missing: number): string[] => {
  const order = columns
    .filter(({ leaves }) => leaves !== undefined)
    .toSorted((one, other) => early(one) - early(other));
  const gone: string[] = [];
  let gained = 0;
  for (const { key, width } of order) {
    if (gained >= missing) break;
    gone.push(key);
    gained += width;
  }
  return gone;
};
