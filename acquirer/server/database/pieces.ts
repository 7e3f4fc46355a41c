import { boundedQueue } from '../common/bounded-queue';
import { pageSize } from './paging';

const oneAtATime = boundedQueue(1, Number.POSITIVE_INFINITY);

/**
 * The rows of an export (BUS-011): first their keys, then as many rows at a time as a page has. Of all exports one such
 * piece is read at a time: other requests are answered in between, however many exports there are.
 */
export const inPieces = async <Key, Row>(
  keys: () => Promise<readonly Key[]>,
  rowsOf: (piece: readonly Key[]) => Promise<readonly Row[]>,
): Promise<Row[]> => {
  const found = await oneAtATime(keys);
  const rows: Row[] = [];
  for (let at = 0; at < found.length; at += pageSize) {
    const piece = found.slice(at, at + pageSize);
    rows.push(...(await oneAtATime(() => rowsOf(piece))));
  }
  return rows;
};
