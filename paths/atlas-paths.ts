import { walkOfChart } from './engine/generate';
import type { WalkOfChart } from './engine/walk-of-chart';
import { everyScenario } from './scenarios';

/** The generated paths of every chart that has a scenario, by the chart's id. */
export const atlasWalks = async (): Promise<Readonly<Record<string, WalkOfChart>>> => {
  const scenarios = await everyScenario();
  return Object.fromEntries(scenarios.map((each) => [each.machine.id, walkOfChart(each)]));
};
