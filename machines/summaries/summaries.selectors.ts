import type { SnapshotFrom } from 'xstate';
import { hasRows, isEmpty, type ListSnapshot } from '../shared/list/list.selectors';
import type { summariesMachine } from './summaries.machine';

type Snapshot = SnapshotFrom<typeof summariesMachine>;

/** The child charts; views read their snapshots and send them their events. */
export const search = (snapshot: Snapshot) => snapshot.children.search;
export const layer = (snapshot: Snapshot) => snapshot.children.layer;

/** The key of the summary that is chosen; '' where none is. */
export const chosen = ({ context }: Snapshot) => context.chosen;

/** The rows on the screen can be acted on: no others are loading. */
export const isSettled = ({ context }: Snapshot) => context.shown.length > 0;

/** The summary whose transactions are shown. */
export const summary = (snapshot: Snapshot) => snapshot.context.summary;

export const isRowMissing = (snapshot: Snapshot) =>
  snapshot.matches({ consulting: { detail: 'rowMissing' } });

/** RIE-019: there is a layer to show only once its first call has answered. */
export const hasAnswered = (layerSnapshot: ListSnapshot) =>
  hasRows(layerSnapshot) || isEmpty(layerSnapshot);
