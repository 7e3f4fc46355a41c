import type { SnapshotFrom } from 'xstate';
import { isComplete, type managerAssignmentMachine } from './manager-assignment.machine';

export type ManagerAssignmentSnapshot = SnapshotFrom<typeof managerAssignmentMachine>;

export const isLoading = (snapshot: ManagerAssignmentSnapshot) => snapshot.hasTag('loading');
export const page = ({ context }: ManagerAssignmentSnapshot) => context.page;
export const pages = ({ context }: ManagerAssignmentSnapshot) => context.pages;
/** The rows of the page on the screen, as they were typed. */
export const rows = ({ context }: ManagerAssignmentSnapshot) =>
  context.shown.flatMap((code) => context.assignments.filter(({ codPos }) => codPos === code));
/** ENR-042: how many rows, on whatever page, still miss something. */
export const incomplete = ({ context }: ManagerAssignmentSnapshot) =>
  context.assignments.filter((row) => !isComplete(row)).length;
