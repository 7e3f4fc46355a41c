import type { SnapshotFrom } from 'xstate';
import type { homeSummaryMachine } from './home-summary.machine';
import type { Figures } from './home-summary.types';

export type SummarySnapshot = SnapshotFrom<typeof homeSummaryMachine>;
export type SummaryPart = keyof Figures;

const order = ['requests', 'takings', 'unpaid', 'statement'] as const;

/** The parts that are there or still on their way, the most urgent first. */
export const partsInUse = (snapshot: SummarySnapshot): readonly SummaryPart[] =>
  snapshot.matches('figures')
    ? order.filter((part) => !snapshot.matches({ figures: { [part]: 'leftOut' } }))
    : [];

/** The day it is in Italy. */
export const today = ({ context }: SummarySnapshot) => context.today;
export const takings = (snapshot: SummarySnapshot) => snapshot.context.takings;
export const requests = (snapshot: SummarySnapshot) => snapshot.context.requests;
export const unpaid = (snapshot: SummarySnapshot) => snapshot.context.unpaid;
export const statement = (snapshot: SummarySnapshot) => snapshot.context.statement;
