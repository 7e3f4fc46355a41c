import type { ReactElement } from 'react';
import type {
  ActorRefFrom,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  SnapshotFrom,
} from 'xstate';
import type { Scenario } from '../engine/scenario';
import type { FromOutside } from '../engine/stubs';

interface ScreenStep {
  readonly event: AnyEventObject;
  /** Whether the chart accepts the event now. */
  readonly possible: boolean;
  readonly before: AnyMachineSnapshot;
  readonly actor: AnyActorRef;
}

export type Gesture = (step: ScreenStep) => unknown;

/** What a person sees in a state, given the other active states. */
export type Sight = (snapshot: AnyMachineSnapshot) => unknown;

type StateId<Chart extends AnyStateMachine> = keyof ReturnType<SnapshotFrom<Chart>['getMeta']> &
  string;

type WithoutChildren<Id extends string, All extends string> = Id extends unknown
  ? Extract<All, `${Id}.${string}`> extends never
    ? Id
    : never
  : never;

/** The ids of the innermost states of a chart. */
export type LeafOf<Chart extends AnyStateMachine> = WithoutChildren<StateId<Chart>, StateId<Chart>>;

/** The user's events of a chart: the others are answers from outside. */
export type MadeEvent<Chart extends AnyStateMachine> = Exclude<
  EventFrom<Chart>['type'],
  FromOutside
>;

/** A chart on the screen that shows it. */
export interface PlayedScreen<
  Chart extends AnyStateMachine = AnyStateMachine,
  NotOffered extends string = never,
> extends Scenario {
  view(actor: ActorRefFrom<Chart>, input: unknown): ReactElement;
  /**
   * How a person makes each event happen, or finds that it is impossible; timers may have a gesture
   * too.
   */
  readonly gestures: Readonly<Record<Exclude<MadeEvent<Chart>, NotOffered>, Gesture>> &
    Readonly<Record<`xstate.${string}`, Gesture>>;
  /** What a user sees in each innermost state; `never` for a state that this screen never shows. */
  readonly sees: Readonly<Record<LeafOf<Chart>, Sight | 'never'>>;
  /** Events of a shared chart for which this screen has no button, the answers to them, and guards that hold only then. */
  readonly notOffered?: readonly string[];
  /** Innermost states in which the screen waits for a timer, or for what another chart brings. */
  readonly awaitsOthers?: readonly LeafOf<Chart>[];
  /** What must be present before the first look. */
  readonly prepare?: () => Promise<unknown>;
  /** Folded parts are looked for too: asking each element for its visibility takes long. */
  readonly looksBehindFolds?: boolean;
}
