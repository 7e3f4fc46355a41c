import { mkdirSync, writeFileSync } from 'node:fs';
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

/** The transitions that an actor takes at once, as its inspector tells them. */
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
export type Coverage = ReturnType<typeof createCoverage>;

export interface WalkReport {
  readonly machine: string;
  readonly walkedOn: 'actor' | 'view' | 'children';
  readonly states: number;
  readonly transitions: readonly string[];
  readonly taken: readonly string[];
  readonly paths: number;
}

const reportFolder = 'coverage/paths';

/** Keeps what was walked, for the summary at the end of the test command. */
export const report = (walk: WalkReport) => {
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(
    `${reportFolder}/${walk.machine.replaceAll(/\W+/g, '-')}.${walk.walkedOn}.json`,
    JSON.stringify(walk, null, 1),
  );
};
