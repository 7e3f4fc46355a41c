import type { SnapshotFrom } from 'xstate';
import type { statementArchiveMachine } from './statement-archive.machine';

export type StatementArchiveSnapshot = SnapshotFrom<typeof statementArchiveMachine>;

const finals = ['completed', 'cancelled', 'failed'] as const;
export type StatementArchiveState = Exclude<
  StatementArchiveSnapshot['value'],
  (typeof finals)[number]
>;

/** The state a view shows; undefined after the child has ended. */
export const archiveState = (snapshot: StatementArchiveSnapshot) =>
  snapshot.value as StatementArchiveState;

/** Documents that were asked for, with or without success, of how many. */
export const asked = ({ context }: StatementArchiveSnapshot) => ({
  done: context.gathered.length + context.missing.length,
  of: context.statements.length,
});

export const missing = ({ context }: StatementArchiveSnapshot) => context.missing;
export const hasArchive = ({ context }: StatementArchiveSnapshot) => context.gathered.length > 0;

/** The service had no room to make the next document: it arrives later. */
export const isDelayed = ({ context }: StatementArchiveSnapshot) => context.delayed;
