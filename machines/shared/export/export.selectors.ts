import type { SnapshotFrom } from 'xstate';
import { exportLimit } from '../../../acquirer/contract/pages';
import type { exportMachine } from './export.machine';
import { groupedByCap } from './export.parts';

export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;

const finals = ['completed', 'narrowed', 'cancelled', 'failed'] as const;
export type ExportState = Exclude<ExportSnapshot['value'], (typeof finals)[number]>;

/** The state a view shows; undefined after the child has ended. */
export const exportState = (snapshot: ExportSnapshot) => snapshot.value as ExportState;

/** How much is done, from 0 to 1; undefined while that is unknown. */
export const progress = ({ context }: ExportSnapshot) => context.done;

/** The number of rows that the search found. */
export const announced = ({ context }: ExportSnapshot) => context.announced;

export const isCountingDays = (snapshot: ExportSnapshot) => snapshot.matches('countingDays');

/** Null where they were not counted. */
const counted = ({ context: { days } }: ExportSnapshot) => (days.length > 0 ? days : null);

/** The days that would fit, once they have been counted. */
export const offeredDays = (snapshot: ExportSnapshot) =>
  counted(snapshot)?.filter(({ count }) => count <= exportLimit) ?? null;

/** The days that would not fit: each is cut to the limit of a workbook. */
export const cutDays = (snapshot: ExportSnapshot) =>
  counted(snapshot)?.filter(({ count }) => count > exportLimit) ?? [];

/** The workbooks of a full export, by their days; none while they are not counted. */
export const offeredParts = (snapshot: ExportSnapshot) =>
  groupedByCap(counted(snapshot) ?? [], ({ count }) => count);
