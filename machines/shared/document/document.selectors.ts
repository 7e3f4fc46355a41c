import type { SnapshotFrom } from 'xstate';
import type { documentMachine } from './document.machine';

export type DocumentSnapshot = SnapshotFrom<typeof documentMachine>;

const finals = ['completed', 'cancelled', 'failed'] as const;
export type DocumentState = Exclude<DocumentSnapshot['value'], (typeof finals)[number]>;

/** The state a view shows; undefined after the child has ended. */
export const documentState = (snapshot: DocumentSnapshot) => snapshot.value as DocumentState;

export const address = (snapshot: DocumentSnapshot) => snapshot.context.address;

/** The service had no room to make it: it arrives later. */
export const isDelayed = (snapshot: DocumentSnapshot) => snapshot.context.delayed;
