import type { AnyStateMachine } from 'xstate';

export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain };

export type PlainObject = Extract<Plain, { readonly [key: string]: Plain }>;

/**
 * A copy that runs alone contains the wiring of the chart, without functions that compute values.
 */
const computed = ['context', 'input', 'output'];

/** A guard or an action by its name, however the chart refers to it. */
export const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part;
  const { type, name } = part as { readonly type?: unknown; readonly name?: unknown };
  return String(type ?? name);
};

/**
 * The chart's literal as plain data: guards, actions, actors and delays by their names, and nothing
 * that has to be imported or run. `createMachine` takes it as it is.
 */
export const portable = (machine: AnyStateMachine): PlainObject =>
  JSON.parse(
    JSON.stringify(machine.config, (key, value) => {
      if (typeof value !== 'function') return value;
      return computed.includes(key) ? undefined : nameOf(value);
    }),
  );
