import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while React takes over a page that was written at build time: what is drawn must be what the build wrote.
 * What follows is drawn in a render that yields to the browser.
 */
export const useHydrated = () =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
