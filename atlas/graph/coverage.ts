import type { Chart } from './chart';

/** What one test of the paths covered. */
export interface WalkReport {
  /** The id of the chart, or the id and the screen it was walked through. */
  readonly machine: string;
  readonly walkedOn: 'actor' | 'view' | 'children';
  readonly taken: readonly string[];
  readonly paths: number;
}

/** The reports about one chart. */
export const reportsOf = (reports: readonly WalkReport[], { id }: Chart) =>
  reports.filter(({ machine }) => machine === id || machine.startsWith(`${id} as `));

/** The arrows that some path took. */
export const coveredBy = (reports: readonly WalkReport[]): ReadonlySet<string> =>
  new Set(reports.flatMap(({ taken }) => taken));
