import type { SnapshotFrom } from 'xstate';
import type { leavingMachine } from './leaving.machine';

export type LeavingSnapshot = SnapshotFrom<typeof leavingMachine>;

export const isAsking = (snapshot: LeavingSnapshot) =>
  snapshot.matches('asking') || snapshot.matches('discarding');
export const isDiscarding = (snapshot: LeavingSnapshot) => snapshot.hasTag('busy');
/** What has not been sent, and goes with Esci. */
export const unsentWork = ({ context }: LeavingSnapshot) => context.work;
