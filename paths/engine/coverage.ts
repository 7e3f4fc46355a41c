import { getStateNodes } from '@xstate/test';
import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { labelOf } from './label';

const nodesOf = (machine: AnyStateMachine) => [machine.root, ...getStateNodes(machine.root)];

export const declaredTransitions = (machine: AnyStateMachine) =>
  nodesOf(machine).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(labelOf),
  );

export const declaredStates = (machine: AnyStateMachine) => nodesOf(machine).map((node) => node.id);

interface Microstep {
  readonly type: string;
  readonly _transitions?: readonly AnyTransitionDefinition[];
}

/** The transitions that an actor takes for one event, from its inspector. */
export const takenIn = (event: InspectionEvent) => {
  const { type, _transitions = [] } = event as unknown as Microstep;
  return type === '@xstate.microstep' ? _transitions.map(labelOf) : [];
};

/** Counts what paths really took, by watching the actor. */
export const createCoverage = (machine: AnyStateMachine) => {
  const declared = new Set(declaredTransitions(machine));
  const taken = new Set<string>();
  return {
    inspect: (event: InspectionEvent) => {
      for (const label of takenIn(event)) taken.add(label);
    },
    missing: () => [...declared].filter((label) => !taken.has(label)),
    taken: () => [...taken].filter((label) => declared.has(label)),
    declared: () => [...declared],
  };
};
