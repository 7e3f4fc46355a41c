import { sql } from 'drizzle-orm';
import { boundedQueue } from '../common/queue-of-each';
import { pageSize } from './paging';

/**
 * Of all exports one statement runs at a time: other requests are answered in between, however many exports there
 * are.
 */
export const inTurn = boundedQueue(1, Number.POSITIVE_INFINITY);

/** The rows of an export (BUS-011) by their keys: as many at a time as a page has. */
export const inPieces = async <Key, Row>(
  keys: readonly Key[],
  rowsOf: (piece: readonly Key[]) => Promise<readonly Row[]>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let at = 0; at < keys.length; at += pageSize) {
    const piece = keys.slice(at, at + pageSize);
    rows.push(...(await inTurn(() => rowsOf(piece))));
  }
  return rows;
};

/** What names a row of a company: when it happened, and its number. */
interface Key {
  readonly moment: string;
  readonly id: number;
}

/** Keys as the values of `chosenKeys`. */
export const listed = (keys: readonly Key[]) => ({
  moments: keys.map(({ moment }) => moment).join(),
  ids: keys.map(({ id }) => id).join(),
});

const momentTypes = { date: sql`date[]`, timestamp: sql`timestamp[]` };

/** The keys of a prepared statement, as rows in their order: `chosen (moment, id, place)`. */
export const chosenKeys = (type: keyof typeof momentTypes) => {
  const list = (name: string) => sql`string_to_array(${sql.placeholder(name)}, ',')`;
  return sql`unnest(${list('moments')}::${momentTypes[type]}, ${list('ids')}::bigint[])
    with ordinality as chosen(moment, id, place)`;
};
