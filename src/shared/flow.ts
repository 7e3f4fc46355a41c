import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { FlowInput, FlowModule } from '../../machines/navigation/navigation.types';
import { type Persists, persisting } from '../../machines/navigation/persisted';
import type { PageName } from '../../machines/pages';

export type { FlowInput } from '../../machines/navigation/navigation.types';

export interface FlowViewProps<Chart extends AnyStateMachine> {
  readonly actor: ActorRefFrom<Chart>;
  readonly flowInput: FlowInput;
}

interface FlowDefinition<Chart extends AnyStateMachine> {
  readonly machine: Chart;
  readonly input: (flowInput: FlowInput) => InputFrom<Chart>;
  /** A reload restores the flow from its snapshot, which holds no secret. */
  readonly persists?: Persists<SnapshotFrom<Chart>>;
  readonly View: ComponentType<FlowViewProps<Chart>>;
  readonly page?: (snapshot: SnapshotFrom<Chart>) => PageName | null;
  readonly query?: (snapshot: SnapshotFrom<Chart>) => string | null;
  readonly level?: (snapshot: SnapshotFrom<Chart>) => string;
  readonly openedFrom?: (snapshot: SnapshotFrom<Chart>) => PageName | null;
  readonly holds?: (snapshot: SnapshotFrom<Chart>) => boolean;
  readonly turns?: (snapshot: SnapshotFrom<Chart>) => boolean;
}

/** A flow's code, and what shows it. */
export interface FlowWithView extends FlowModule {
  readonly View: ComponentType<{ readonly actor: AnyActorRef; readonly flowInput: FlowInput }>;
}

/** Binds a chart to its view; the types of the chart stay inside, the navigation chart needs none of them. */
export const flow = <Chart extends AnyStateMachine>({
  persists,
  ...definition
}: FlowDefinition<Chart>) => {
  const keeps = persists && persisting(definition.machine, persists as unknown as Persists);
  return { ...definition, keeps } as unknown as FlowWithView;
};
