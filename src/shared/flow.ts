import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { UnsentWork } from '../../machines/flow-result';
import type { FlowInput, FlowModule } from '../../machines/navigation/navigation.types';
import { type Persists, persisting } from '../../machines/navigation/persisted';
import type { PageName } from '../../machines/pages';

export type { FlowInput } from '../../machines/navigation/navigation.types';

export interface FlowViewProps<Chart extends AnyStateMachine> {
  readonly actor: ActorRefFrom<Chart>;
  readonly flowInput: FlowInput;
}

interface FlowDefinition<Chart extends AnyStateMachine, Draft> {
  readonly machine: Chart;
  readonly input: (flowInput: FlowInput & { readonly draft: Draft | null }) => InputFrom<Chart>;
  readonly keeps?: {
    readonly schema: GenericSchema<unknown, Draft>;
    readonly of: (snapshot: SnapshotFrom<Chart>) => Draft | null | undefined;
    readonly named?: (draft: Draft) => Readonly<Record<string, string>>;
    readonly unsent?: (draft: Draft) => readonly UnsentWork[];
  };
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
export const flow = <Chart extends AnyStateMachine, Draft = null>({
  persists,
  ...definition
}: FlowDefinition<Chart, Draft>) => {
  const keeps =
    persists === undefined
      ? definition.keeps
      : persisting(definition.machine, persists as unknown as Persists);
  return { ...definition, keeps } as unknown as FlowWithView;
};
