import type { ChartPaths } from './chart-paths';

/** Indexes of the paths that every list, workbook and report shows: the short set, or all of them. */
export const pathSetOf = (
  { paths, short }: Pick<ChartPaths, 'paths' | 'short'>,
  isFull = false,
): readonly number[] => (isFull ? paths.map((_, index) => index) : short);
