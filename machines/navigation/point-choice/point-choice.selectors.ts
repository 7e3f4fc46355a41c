import type { SnapshotFrom } from 'xstate';
import type { pointChoiceMachine } from './point-choice.machine';

export type PointChoiceSnapshot = SnapshotFrom<typeof pointChoiceMachine>;

export const points = (snapshot: PointChoiceSnapshot) => snapshot.context.points;
export const isOpen = (snapshot: PointChoiceSnapshot) => snapshot.matches('open');
export const isSearching = (snapshot: PointChoiceSnapshot) => snapshot.hasTag('loading');
/** Nothing is listed for what was typed, or not yet. */
export const offersNone = (snapshot: PointChoiceSnapshot) =>
  isOpen(snapshot) && snapshot.context.filter !== '' && snapshot.context.points.length === 0;
export const isEmpty = (snapshot: PointChoiceSnapshot) => snapshot.matches({ open: 'empty' });
export const hasFailed = (snapshot: PointChoiceSnapshot) => snapshot.matches({ open: 'failed' });
