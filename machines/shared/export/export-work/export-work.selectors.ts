import type { SnapshotFrom } from 'xstate';
import type { exportWorkMachine } from './export-work.machine';

export type ExportWorkSnapshot = SnapshotFrom<typeof exportWorkMachine>;

/** From 0 to 1. Day by day, fetching is half of the way; unknown while all rows are one call. */
export const progress = ({ context }: ExportWorkSnapshot) => {
  const { days, fetched, written, announced } = context;
  if (fetched.length === 0) return days.length === 0 ? undefined : 0;
  const rows = fetched.reduce((sum, each) => sum + each.rows.length, 0);
  if (rows === 0) return undefined;
  return days.length === 0 ? written / rows : (rows + written) / (2 * announced.count);
};

export const isRunning = ({ status }: ExportWorkSnapshot) => status === 'active';
export const hasCompleted = ({ output }: ExportWorkSnapshot) => output?.type === 'completed';
export const criteria = ({ context }: ExportWorkSnapshot) => context.criteria;
