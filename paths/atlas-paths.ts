import type { ChartPaths } from './engine/chart-paths';
import { chartPathsOf } from './engine/generate';
import { everyScenario } from './scenarios';

/** The generated paths of every chart that has a scenario, by the chart's id. */
export const atlasPaths = async (): Promise<Readonly<Record<string, ChartPaths>>> => {
  const scenarios = await everyScenario();
  return Object.fromEntries(scenarios.map((each) => [each.machine.id, chartPathsOf(each)]));
};
