import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which part of the walks a worker takes, so that all of them share the load. */
    readonly part: { readonly index: number; readonly of: number };
  }
}

/** What this worker walks. */
export const mine = <Each>(all: readonly Each[]): readonly Each[] => {
  const { index, of } = inject('part');
  return all.filter((_, place) => place % of === index);
};
