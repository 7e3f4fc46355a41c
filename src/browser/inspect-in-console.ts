import { type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate';

const nameOf = (actor: AnyActorRef) => actor.id;

const stateOf = (snapshot: AnyMachineSnapshot) => JSON.stringify(snapshot.value);

/**
 * Writes each event of each chart to the console, with the state that follows and its context. For
 * `npm run dev` alone: the page of a build does not contain it.
 */
export const inspectInConsole = (root: AnyActorRef) =>
  root.system.inspect({
    next: (inspected) => {
      if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
      const { snapshot, event, actorRef } = inspected;
      console.debug(nameOf(actorRef as AnyActorRef), event.type, stateOf(snapshot), {
        event,
        context: snapshot.context,
      });
    },
  });
