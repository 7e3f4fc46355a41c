import type { SnapshotFrom } from 'xstate';
import type { pointChoiceMachine } from './point-choice.machine';

export type PointChoiceSnapshot = SnapshotFrom<typeof pointChoiceMachine>;

export const points = (snapshot: PointChoiceSnapshot) => snapshot.context.points;
export const isOpen = (snapshot: PointChoiceSnapshot) => snapshot.matches('open');
export const isSearching = (snapshot: PointChoiceSnapshot) => snapshot.hasTag('loading');
export const isEmpty = (snapshot: PointChoiceSnapshot) => snapshot.matches({ open: 'empty' });
export const hasFailed = (snapshot: PointChoiceSnapshot) => snapshot.matches({ open: 'failed' });
