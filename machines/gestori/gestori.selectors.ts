import type { SnapshotFrom } from 'xstate';
import { type gestoriMachine, isComplete } from './gestori.machine';

export type GestoriSnapshot = SnapshotFrom<typeof gestoriMachine>;

export const isLoading = (snapshot: GestoriSnapshot) => snapshot.hasTag('loading');
export const page = ({ context }: GestoriSnapshot) => context.page;
export const pages = ({ context }: GestoriSnapshot) => context.pages;
/** The rows of the page on the screen, as they were typed. */
export const rows = ({ context }: GestoriSnapshot) =>
  context.shown.flatMap((code) => context.assignments.filter(({ codPos }) => codPos === code));
/** ENR-042: how many rows, on whatever page, still miss something. */
export const incomplete = ({ context }: GestoriSnapshot) =>
  context.assignments.filter((row) => !isComplete(row)).length;
