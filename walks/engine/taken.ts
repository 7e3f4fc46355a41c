import type { InspectionEvent } from 'xstate';
import { takenIn } from './coverage';
import { play } from './play';
import type { Scenario } from './scenario';
import { walksOf } from './walks';

/** The transitions that each edge of a scenario takes, by label; none where the event is refused. */
export const takenByEdge = (scenario: Scenario): ReadonlyMap<string, readonly string[]> => {
  const taken = new Map<string, readonly string[]>();
  for (const { input, steps } of walksOf(scenario)) {
    let labels: string[] = [];
    const inspect = (event: InspectionEvent) => {
      labels.push(...takenIn(event));
    };
    const { actor, take } = play(scenario, input, { inspect });
    for (const [index, { event, edge }] of steps.entries()) {
      if (index > 0) take(event);
      taken.set(edge, labels);
      labels = [];
    }
    actor.stop();
  }
  return taken;
};
