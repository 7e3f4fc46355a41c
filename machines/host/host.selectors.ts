import type { SnapshotFrom } from 'xstate';
import type { hostMachine } from './host.machine';

type HostSnapshot = SnapshotFrom<typeof hostMachine>;

/** Nothing is left to wait for: the address is decided, and its flow, if it has one, is here. */
export const isSettled = (snapshot: HostSnapshot) =>
  snapshot.matches({ address: 'shown' }) && !snapshot.matches({ flow: 'loading' });
