import { type PlayedPath, pathsOf } from './played-paths';
import type { Scenario } from './scenario';

/** The shortest way to each output of a chart that begins with this input. */
export const waysToEnd = (scenario: Scenario, input: unknown): ReadonlyMap<string, PlayedPath> => {
  const ways = new Map<string, PlayedPath>();
  for (const path of pathsOf({ ...scenario, inputs: { child: input } })) {
    const last = path.steps.at(-1)?.state;
    if (last?.status !== 'done') continue;
    const output = JSON.stringify(last.output);
    const known = ways.get(output);
    if (known === undefined || known.steps.length > path.steps.length) ways.set(output, path);
  }
  return ways;
};

/** The ends of a chart that begins with an input; computed once for each input. */
export const endsOf = <Output>(scenario: Scenario) => {
  const known = new Map<string, readonly Output[]>();
  return (input: unknown): readonly Output[] => {
    const key = JSON.stringify(input);
    const ends =
      known.get(key) ??
      [...waysToEnd(scenario, input).values()].map(({ steps }) => steps.at(-1)?.state.output);
    known.set(key, ends);
    return ends;
  };
};
