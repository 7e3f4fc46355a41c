import type { WithChildren } from './engine/children';

const files = import.meta.glob<WithChildren>('./**/*.children.ts', { import: 'withChildren' });

const nameOf = (file: string) => file.split('/').at(-1)?.split('.')[0] ?? '';

/** The flows that are played with their real children, each loaded on request. */
export const withChildren = Object.entries(files).map(
  ([file, load]) => [nameOf(file), load] as const,
);
