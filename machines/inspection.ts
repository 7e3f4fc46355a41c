import type { AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate';

/** How often the atlas confirms that it is watching; after three missing ones the portal stops. */
export const stillWatchingMs = 2000;

/** A running machine's state and since when, without its context. */
export interface WatchedChart {
  /** Which actor, and whose child it is. */
  readonly actor: string;
  readonly parent: string | null;
  /** The id of its machine. */
  readonly chart: string;
  readonly value: StateValue;
  /** The ids of the states that are on. */
  readonly states: readonly string[];
  readonly done: boolean;
}

/** An event by its type; of its payload the type of each field, never a value. */
export interface MaskedEvent {
  readonly type: string;
  readonly fields: Readonly<Record<string, string>>;
}

export type FromAtlas = { readonly type: 'watching' } | { readonly type: 'left' };

/** `portal` distinguishes the tabs in which a portal is open. */
export type FromPortal =
  /** The portal can be watched from now on. */
  | { readonly type: 'opened' }
  | { readonly type: 'gone'; readonly portal: string }
  | { readonly type: 'there'; readonly portal: string; readonly charts: readonly WatchedChart[] }
  | {
      readonly type: 'moved';
      readonly portal: string;
      readonly chart: WatchedChart;
      readonly event: MaskedEvent;
    };

interface WatchedActor {
  readonly sessionId: string;
  readonly _parent?: WatchedActor;
  getSnapshot(): unknown;
}

const isChart = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;

const typeOf = (value: unknown) => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

export const masked = ({ type, ...payload }: { readonly type: string }): MaskedEvent => ({
  type,
  fields: Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, typeOf(value)])),
});

/** The state of an actor that runs a chart; calls and timers have none to show. */
export const watched = (actor: unknown, current?: unknown): WatchedChart | null => {
  const { sessionId, _parent } = actor as WatchedActor;
  const snapshot = current ?? (actor as WatchedActor).getSnapshot();
  if (!isChart(snapshot)) return null;
  return {
    actor: sessionId,
    parent: _parent?.sessionId ?? null,
    chart: snapshot.machine.id,
    value: snapshot.value,
    states: snapshot._nodes.map((node) => node.id),
    done: snapshot.status === 'done',
  };
};

/** A transition of a chart, from its inspector; null for other events. */
export const moveIn = (inspected: InspectionEvent) => {
  if (inspected.type !== '@xstate.snapshot') return null;
  const chart = watched(inspected.actorRef, inspected.snapshot);
  return chart === null ? null : { chart, event: masked(inspected.event) };
};
