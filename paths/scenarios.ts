import type { Scenario } from './engine/scenario';

const files = import.meta.glob<Record<string, unknown>>('./**/*.scenario.ts');

const isScenario = (value: unknown): value is Scenario =>
  typeof value === 'object' && value !== null && 'machine' in value && 'inputs' in value;

const flowOf = (file: string) => file.split('/').at(-2) ?? '';

const byFlow = new Map(Object.entries(files).map(([file, load]) => [flowOf(file), load]));

/** The flows and the shared charts that have a scenario. */
export const flows: readonly string[] = [...byFlow.keys()].sort();

/** Loads the scenario of one flow, and nothing of the others. */
export const scenarioOf = async (flow: string): Promise<Scenario> => {
  const scenario = Object.values((await byFlow.get(flow)?.()) ?? {}).find(isScenario);
  if (scenario === undefined) throw new Error(`No scenario for "${flow}"`);
  return scenario;
};

export const everyScenario = () => Promise.all(flows.map(scenarioOf));
