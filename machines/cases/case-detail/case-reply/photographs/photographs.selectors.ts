import type { SnapshotFrom } from 'xstate';
import type { photographsMachine } from './photographs.machine';

export type PhotographsSnapshot = SnapshotFrom<typeof photographsMachine>;

export const pages = ({ context }: PhotographsSnapshot) => context.pages;
/** What the photographs are called that this browser cannot read. */
export const unreadable = ({ context }: PhotographsSnapshot) => context.unreadable;
export const canRestore = (snapshot: PhotographsSnapshot) =>
  snapshot.can({ type: 'photograph.restored' });

export const isReading = (snapshot: PhotographsSnapshot) => snapshot.hasTag('reading');
export const isComposing = (snapshot: PhotographsSnapshot) => snapshot.hasTag('composing');
export const isTooLarge = (snapshot: PhotographsSnapshot) =>
  snapshot.matches({ working: { pages: { arranging: 'tooLarge' } } });
export const isNotComposed = (snapshot: PhotographsSnapshot) =>
  snapshot.matches({ working: { pages: { arranging: 'notComposed' } } });
export const isConfirmingDiscard = (snapshot: PhotographsSnapshot) =>
  snapshot.matches({ working: { pages: 'confirmingDiscard' } });

/** How many of the chosen photographs have been looked at, 0 to 1. */
export const progress = ({ context }: PhotographsSnapshot) =>
  context.looked / Math.max(1, context.chosen.length);
