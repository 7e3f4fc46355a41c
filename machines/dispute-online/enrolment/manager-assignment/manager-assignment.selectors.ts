import type { SnapshotFrom } from 'xstate';
import type { managerAssignmentMachine } from './manager-assignment.machine';
import { isLeftOut, isSettled, usersUnder } from './manager-assignment.types';

export type ManagerAssignmentSnapshot = SnapshotFrom<typeof managerAssignmentMachine>;

export const isLoading = (snapshot: ManagerAssignmentSnapshot) => snapshot.hasTag('loading');
/** The managers are being sent. */
export const isSending = (snapshot: ManagerAssignmentSnapshot) => snapshot.hasTag('busy');
export const page = ({ context }: ManagerAssignmentSnapshot) => context.page;
export const pages = ({ context }: ManagerAssignmentSnapshot) => context.pages;

/** A row as it was typed, with what there is to choose from and what was refused of it. */
export type TableRow = ReturnType<typeof rows>[number];

/** The rows of the page on the screen. */
export const rows = ({ context }: ManagerAssignmentSnapshot) =>
  context.shown
    .flatMap((code) => context.assignments.filter(({ codPos }) => codPos === code))
    .map((row) => ({
      ...row,
      leftOut: context.mayLeaveOut && isLeftOut(row),
      settled: isSettled(context, row),
      mayLeaveOut: context.mayLeaveOut,
      users: usersUnder(context, row.codAdmin),
      refused: context.refused.find(({ codPos }) => codPos === row.codPos)?.part ?? null,
    }));
/** ENR-042: how many rows, on whatever page, still miss something. */
export const incomplete = ({ context }: ManagerAssignmentSnapshot) =>
  context.assignments.filter((row) => !isSettled(context, row)).length;
/** How many points of sale are left without a manager. */
export const leftOut = ({ context }: ManagerAssignmentSnapshot) =>
  context.mayLeaveOut ? context.assignments.filter(isLeftOut).length : 0;
export const companyCode = ({ context }: ManagerAssignmentSnapshot) => context.companyCode;
/** The codes that may be a manager's, besides the company's. */
export const candidates = ({ context }: ManagerAssignmentSnapshot) => context.candidates;
/** The rows that the acquirer refused. */
export const refused = ({ context }: ManagerAssignmentSnapshot) => context.refused;
