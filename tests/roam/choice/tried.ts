import type { Step } from '../steps';

/** How often each thing was done on this walk. */
export type Tried = ReadonlyMap<string, number>;

export const markOf = (step: Step): string => {
  if (step.do === 'press') return `${step.role} ${step.name}`;
  if (step.do === 'login') return `login ${step.user}`;
  return step.do === 'open' ? `open ${step.path}` : step.do;
};

/** Frequent choices become less likely: a walk spreads. */
export const rarity = (tried: Tried, mark: string) => 1 / (1 + (tried.get(mark) ?? 0));
