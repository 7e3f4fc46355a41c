import type { ChartPaths } from '../../paths/engine/chart-paths';
import type { Chart } from '../graph/chart';
import { manualPath, pathId } from '../paths/steps';
import { numbered } from '../paths/workbook';
import type { KnownPaths } from './read-workbook';

/** A flow that has paths. */
export interface WalkedFlow {
  readonly slug: string;
  readonly chart: Chart;
  readonly walk: ChartPaths;
}

/** The paths of some flows as their workbooks write them. */
export const knownPathsOf = (flows: readonly WalkedFlow[], version?: string): KnownPaths => {
  const bySlug = new Map(flows.map((flow) => [flow.slug, flow]));
  const totalOf = (slug: string) => bySlug.get(slug)?.walk.paths.length ?? 0;
  return {
    ...(version !== undefined && { version }),
    totalOf,
    stepsOf: (id) => {
      const slug = id.replace(/-\d+$/, '');
      const flow = bySlug.get(slug);
      const index = Number(/\d+$/.exec(id)?.[0]) - 1;
      if (flow === undefined || index >= totalOf(slug) || pathId(slug, index) !== id)
        return undefined;
      return numbered(manualPath(slug, flow.chart, flow.walk, index).steps);
    },
  };
};
