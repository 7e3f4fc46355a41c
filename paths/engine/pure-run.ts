import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
} from 'xstate';
import { takenIn } from './coverage';

const nothing = () => {};

/** A system in which a chart can transition without side effects; its actions are recorded. */
const createScope = () => {
  const self = createEmptyActor();
  const taken: string[] = [];
  self.system.inspect((event) => {
    if (event.actorRef === self) taken.push(...takenIn(event));
  });
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
  return { scope, taken };
};

/** The snapshot after an event, and the transitions it took: none where the chart refuses it. */
export interface Moved {
  readonly state: AnyMachineSnapshot;
  readonly taken: readonly string[];
}

/** Like `initialTransition` of xstate, with the transitions taken. */
export const begin = (machine: AnyStateMachine, input: unknown): Moved => {
  const { scope, taken } = createScope();
  return { state: machine.getInitialSnapshot(scope, input as never), taken };
};

/**
 * Like `transition` of xstate, with the transitions taken; xstate's own makes a whole actor for it.
 */
export const move = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Moved => {
  const { scope, taken } = createScope();
  return { state: machine.transition(snapshot as never, event, scope), taken };
};
