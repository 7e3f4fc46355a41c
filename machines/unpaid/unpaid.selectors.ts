import type { SnapshotFrom } from 'xstate';
import type { unpaidMachine } from './unpaid.machine';

export type UnpaidSnapshot = SnapshotFrom<typeof unpaidMachine>;

export const list = (snapshot: UnpaidSnapshot) => snapshot.children.list;
export const isFormTab = (snapshot: UnpaidSnapshot) =>
  snapshot.matches({ consulting: { tab: 'form' } });
export const isMaking = (snapshot: UnpaidSnapshot) =>
  snapshot.matches({ consulting: { pdf: 'making' } });
export const isNotMade = (snapshot: UnpaidSnapshot) =>
  snapshot.matches({ consulting: { pdf: 'notMade' } });
