import type { ComponentType, ReactElement } from 'react';
import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate';
import type { Configuration } from '../acquirer/contract/configuration';
import type { Exit, StateMeta } from '../machines/exit';
import type { Session } from '../machines/portal/session';

/** What a flow may know when it starts. */
export interface FlowFacts {
  readonly session: Session;
  readonly configuration: Configuration;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The day it is in Italy, `YYYY-MM-DD`. */
  readonly today: string;
}

export interface FlowViewProps<Chart extends AnyStateMachine> {
  readonly actor: ActorRefFrom<Chart>;
  readonly facts: FlowFacts;
}

interface FlowDefinition<Chart extends AnyStateMachine> {
  readonly machine: Chart;
  readonly input: (facts: FlowFacts) => InputFrom<Chart>;
  readonly View: ComponentType<FlowViewProps<Chart>>;
  /** Where the flow is, when that is more than its states' `meta.path` can say. */
  readonly path?: (snapshot: SnapshotFrom<Chart>) => string | null;
  /**
   * What of the flow's state belongs in the address, without its leading `?`; null leaves it as it
   * is, as where the child chart that knew has ended with the flow.
   */
  readonly query?: (snapshot: SnapshotFrom<Chart>) => string | null;
  /** Which of several levels at one address it is on: Back goes from one to the other. */
  readonly level?: (snapshot: SnapshotFrom<Chart>) => string;
}

/** A flow at work: its one actor and what shows it. */
export interface RunningFlow {
  readonly actor: AnyActorRef;
  readonly element: ReactElement;
  /** The address of the state it is in, where its states have one. */
  path(): string | null;
  query(): string;
  /** '' where an address has one level. */
  level(): string;
  /** Called whenever the flow, or a child chart of it, has moved. */
  onMove(listener: () => void): void;
  exit(): Exit | null;
}

export interface FlowModule {
  start(facts: FlowFacts): RunningFlow;
}

const pathOf = (snapshot: AnyMachineSnapshot): string | null =>
  Object.values(snapshot.getMeta() as Record<string, StateMeta | undefined>).findLast(
    (meta) => meta?.path !== undefined,
  )?.path ?? null;

/** Binds a chart to its view; the types of the chart stay inside, the mirror needs none of them. */
export const flow = <Chart extends AnyStateMachine>({
  machine,
  input,
  View,
  path,
  query,
  level,
}: FlowDefinition<Chart>): FlowModule => ({
  start: (facts) => {
    let moved = () => {};
    const actor = createActor(machine, {
      input: input(facts),
      inspect: ({ type }: InspectionEvent) => {
        if (type === '@xstate.snapshot') moved();
      },
    } as never);
    const snapshot = () => actor.getSnapshot() as SnapshotFrom<Chart>;
    let written = query?.(snapshot()) ?? '';
    return {
      actor,
      element: <View actor={actor as ActorRefFrom<Chart>} facts={facts} />,
      path: () => path?.(snapshot()) ?? pathOf(actor.getSnapshot() as AnyMachineSnapshot),
      query: () => {
        written = query?.(snapshot()) ?? written;
        return written;
      },
      level: () => level?.(snapshot()) ?? '',
      onMove: (listener) => {
        moved = listener;
      },
      exit: () => (actor.getSnapshot() as AnyMachineSnapshot).output ?? null,
    };
  },
});
