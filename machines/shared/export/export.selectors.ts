import type { SnapshotFrom } from 'xstate';
import type { exportMachine } from './export.machine';

export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;

const finals = ['completed', 'cancelled', 'sessionExpired', 'failed'] as const;
export type ExportState = Exclude<ExportSnapshot['value'], (typeof finals)[number]>;

/** The state a view shows; a child that has ended is no longer there to be shown. */
export const exportState = (snapshot: ExportSnapshot) => snapshot.value as ExportState;

/** From 0 to 1; unknown while the rows are on their way. */
export const progress = ({ context }: ExportSnapshot) =>
  context.rows.length === 0 ? undefined : context.written / context.rows.length;

/** What the search said there is. */
export const announced = ({ context }: ExportSnapshot) => context.announced;

export const isCountingDays = (snapshot: ExportSnapshot) => snapshot.matches('countingDays');

/** The days that would fit, once they have been counted. */
export const offeredDays = (snapshot: ExportSnapshot) =>
  snapshot.matches('offeringDays') ? snapshot.context.days : null;
