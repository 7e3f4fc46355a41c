import type { SnapshotFrom } from 'xstate';
import type { pointChoiceMachine } from './point-choice.machine';

export type PointChoiceSnapshot = SnapshotFrom<typeof pointChoiceMachine>;

export const points = (snapshot: PointChoiceSnapshot) => snapshot.context.points;
export const isOpen = (snapshot: PointChoiceSnapshot) => snapshot.matches('open');
export const isSearching = (snapshot: PointChoiceSnapshot) => snapshot.hasTag('loading');
/** A text has been typed, and its points have not arrived. */
export const isSeeking = (snapshot: PointChoiceSnapshot) =>
  snapshot.matches({ open: 'typing' }) || isSearching(snapshot);
export const isEmpty = (snapshot: PointChoiceSnapshot) => snapshot.matches({ open: 'empty' });
export const hasFailed = (snapshot: PointChoiceSnapshot) => snapshot.matches({ open: 'failed' });
