import type { SnapshotFrom } from 'xstate';
import type { photographsMachine } from './photographs.machine';

export type PhotographsSnapshot = SnapshotFrom<typeof photographsMachine>;

export const pages = ({ context }: PhotographsSnapshot) => context.pages;
/** The names of the photographs that this browser cannot read. */
export const unreadable = ({ context }: PhotographsSnapshot) => context.unreadable;
export const canRestore = (snapshot: PhotographsSnapshot) =>
  snapshot.can({ type: 'photograph.restored' });

export const isReading = (snapshot: PhotographsSnapshot) => snapshot.hasTag('reading');
export const isComposing = (snapshot: PhotographsSnapshot) => snapshot.hasTag('composing');
export const isTooLarge = (snapshot: PhotographsSnapshot) =>
  snapshot.matches({ pages: { arranging: 'tooLarge' } });
export const isNotComposed = (snapshot: PhotographsSnapshot) =>
  snapshot.matches({ pages: { arranging: 'notComposed' } });

/** There are no photographs to show. */
export const isEmpty = (snapshot: PhotographsSnapshot) =>
  !isReading(snapshot) &&
  [snapshot.context.pages, snapshot.context.unreadable, snapshot.context.before ?? []].every(
    (list) => list.length === 0,
  );

/** The part of the chosen photographs that has been read, 0 to 1. */
export const progress = ({ context }: PhotographsSnapshot) =>
  context.looked / Math.max(1, context.chosen.length);

/** Whether some photographs are missing in the document, or have changed since. */
export const isPending = (snapshot: PhotographsSnapshot) =>
  isReading(snapshot) ||
  isComposing(snapshot) ||
  (snapshot.context.pages.length > 0 && snapshot.context.file === null);

const isHeic = (name: string) => /\.hei[cf]$/i.test(name);

/** What helps with the photographs that could not be read: HEIC has separate advice. */
export const advices = ({ context }: PhotographsSnapshot) => {
  const heic = context.unreadable.some(isHeic) ? (['heicAdvice'] as const) : [];
  const other = context.unreadable.every(isHeic) ? [] : (['unreadableAdvice'] as const);
  return [...heic, ...other];
};
