import { describe, expect, it } from 'vitest';
import { createCoverage } from '../../../paths/engine/coverage';
import { failuresOf } from '../../../paths/engine/failures';
import { coveringPathsOf, pathsOf } from '../../../paths/engine/played-paths';
import { scenarioOf } from '../../../paths/scenarios';
import { expectAllPlayed } from './report';

const edgesAlong = (walks: ReturnType<typeof pathsOf>) =>
  new Set(walks.flatMap(({ steps }) => steps.map(({ edge }) => edge)));

/** Plays the full set of paths of these flows. */
export const playOnActor = (flows: readonly string[]) =>
  describe.each(flows)('%s, on the actor', (flow) => {
    it('every transition is taken from every state it can be taken in', async () => {
      const scenario = await scenarioOf(flow);
      const coverage = createCoverage(scenario.machine);
      const failures = failuresOf(scenario, scenario.machine, coverage);
      const paths = coveringPathsOf(scenario).length;
      expectAllPlayed({ machine: scenario.machine, walkedOn: 'actor', coverage, paths, failures });
    });

    it('the few walks take exactly what every shortest path would', async () => {
      const scenario = await scenarioOf(flow);
      const targets = pathsOf(scenario).map(({ steps }) => steps.at(-1)?.edge);
      expect(new Set(targets).size).toBe(targets.length);
      expect(edgesAlong(coveringPathsOf(scenario))).toEqual(new Set(targets));
    });
  });
