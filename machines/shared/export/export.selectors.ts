import type { SnapshotFrom } from 'xstate';
import { exportLimit } from '../../../acquirer/contract/pages';
import type { exportMachine } from './export.machine';
import { groupedByCap } from './export.parts';

export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;

const finals = ['completed', 'narrowed', 'cancelled', 'failed'] as const;
export type ExportState = Exclude<ExportSnapshot['value'], (typeof finals)[number]>;

/** The state a view shows; undefined after the child has ended. */
export const exportState = (snapshot: ExportSnapshot) => snapshot.value as ExportState;

/** From 0 to 1. Day by day, fetching is half of the way; unknown while all rows are one call. */
export const progress = ({ context }: ExportSnapshot) => {
  const { days, fetched, written, announced } = context;
  if (fetched.length === 0) return days.length === 0 ? undefined : 0;
  const rows = fetched.reduce((sum, each) => sum + each.rows.length, 0);
  if (rows === 0) return undefined;
  return days.length === 0 ? written / rows : (rows + written) / (2 * announced.count);
};

/** The number of rows that the search found. */
export const announced = ({ context }: ExportSnapshot) => context.announced;

export const isCountingDays = (snapshot: ExportSnapshot) => snapshot.matches('countingDays');

const counted = (snapshot: ExportSnapshot) =>
  snapshot.matches('offeringDays') ? snapshot.context.days : null;

/** The days that would fit, once they have been counted. */
export const offeredDays = (snapshot: ExportSnapshot) =>
  counted(snapshot)?.filter(({ count }) => count <= exportLimit) ?? null;

/** The days that would not fit: each is cut to the limit of a workbook. */
export const cutDays = (snapshot: ExportSnapshot) =>
  counted(snapshot)?.filter(({ count }) => count > exportLimit) ?? [];

/** The workbooks of a full export, by their days; none while they are not counted. */
export const offeredParts = (snapshot: ExportSnapshot) =>
  groupedByCap(counted(snapshot) ?? [], ({ count }) => count);
