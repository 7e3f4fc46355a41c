import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { connectionMachine } from './connection.machine';

type Connection = ActorRefFrom<typeof connectionMachine>;

/** The connection that an actor system watches; none where it watches none. */
export const connectionIn = (system: AnyActorRef['system']) =>
  system.get('connection') as Connection | undefined;

/**
 * Waits while the connection is missing or in doubt; false where there was one all the time.
 * `onMissing` is called once, when it is certain that there is none.
 */
export const comesBack = (connection: Connection, signal: AbortSignal, onMissing?: () => void) =>
  new Promise<boolean>((resolve) => {
    let wasMissing = false;
    const look = () => {
      const snapshot = connection.getSnapshot();
      if (snapshot.hasTag('missing') && !wasMissing) {
        wasMissing = true;
        onMissing?.();
      }
      if (snapshot.hasTag('missing') || snapshot.hasTag('unsure')) return;
      watching.unsubscribe();
      resolve(wasMissing);
    };
    const watching = connection.subscribe(look);
    signal.addEventListener('abort', () => watching.unsubscribe(), { once: true });
    look();
  });
