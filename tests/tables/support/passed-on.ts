import type { AnyEventObject } from 'xstate';
import { play } from '../../../paths/engine/play';
import type { Scenario } from '../../../paths/engine/scenario';
import { shared } from '../../../paths/engine/stubs';

interface Way {
  readonly input: unknown;
  /** The event that leads to the state with the child. */
  readonly after: readonly AnyEventObject[];
  readonly on: AnyEventObject;
}

/** The event that a child gets for an event of its parent, and whether the parent continues. */
export const passedOn = (scenario: Scenario, child: string, { input, after, on }: Way) => {
  const events: AnyEventObject[] = [];
  const inspect = (inspected: {
    readonly type: string;
    readonly actorRef?: unknown;
    readonly event?: AnyEventObject;
  }) => {
    const { id } = (inspected.actorRef ?? {}) as { readonly id?: string };
    if (inspected.type === '@xstate.event' && id === child && inspected.event)
      events.push(inspected.event);
  };
  const played = play(
    scenario,
    input,
    { inspect: inspect as never },
    { [child]: shared.call(child) },
  );
  for (const event of after) played.take(event);
  const before = played.snapshot().value;
  events.length = 0;
  played.take(on);
  const { value, status } = played.snapshot();
  played.actor.stop();
  return { events, stays: JSON.stringify(value) === JSON.stringify(before) && status === 'active' };
};
