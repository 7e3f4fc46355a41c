import type { SnapshotFrom } from 'xstate';
import type { leavingMachine } from './leaving.machine';

export type LeavingSnapshot = SnapshotFrom<typeof leavingMachine>;

export const isAsking = (snapshot: LeavingSnapshot) =>
  snapshot.matches('asking') || snapshot.matches('discarding');
export const isDiscarding = (snapshot: LeavingSnapshot) => snapshot.hasTag('busy');
/** What has not been sent, and whether an export runs: they end with Esci. */
export const atRisk = ({ context: { work } }: LeavingSnapshot) => ({
  unsent: work.filter((each) => each !== 'export'),
  exportRuns: work.includes('export'),
});
