import { exportLimit as exportRows, pageSize } from '../../contract/pages';

export { exportRows, pageSize };

/** The number of rows before a page. */
export const before = (page: number) => (page - 1) * pageSize;

/** The part of a list that a call asks for: a page for the screen (X), all but at most 5000 (C). */
export const sliceOf = ({ typeCall, page }: { typeCall: 'X' | 'C'; page: number }) =>
  typeCall === 'C' ? { limit: exportRows, offset: 0 } : { limit: pageSize, offset: before(page) };
