import type { Scenario } from './scenario';

const isScenario = (value: unknown): value is Scenario =>
  typeof value === 'object' && value !== null && 'machine' in value && 'inputs' in value;

const modules = import.meta.glob<Record<string, unknown>>('./**/*.scenario.ts', {
  eager: true,
});

/** Every scenario that paths are generated from. */
export const everyScenario: readonly Scenario[] = Object.values(modules).flatMap((each) =>
  Object.values(each).filter(isScenario),
);
