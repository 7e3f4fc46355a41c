import type { Chart } from '../graph/chart';
import type { Change } from '../qa/diff';

/** What `npm run atlas -- diff` found in one chart. */
export interface ComparedChart {
  readonly slug: string;
  /** As it was; null for a new chart. */
  readonly before: Chart | null;
  /** As it is; null for a removed chart. */
  readonly after: Chart | null;
  readonly changes: readonly Change[];
  /** The paths to walk again, by index. */
  readonly again: readonly number[];
}

/** Every chart that is not as it was. */
export interface Comparison {
  readonly kind: 'portale-esercenti/comparison';
  readonly from: string;
  readonly charts: readonly ComparedChart[];
}

/** A file that `npm run atlas -- diff` did not write. */
export class NotAComparison extends Error {}

export const comparisonFrom = (text: string): Comparison => {
  try {
    const read = JSON.parse(text) as Comparison;
    if (read.kind === 'portale-esercenti/comparison') return read;
  } catch {}
  throw new NotAComparison('Il file non è un confronto scritto da npm run atlas -- diff.');
};
