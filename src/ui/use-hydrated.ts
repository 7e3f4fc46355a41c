import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while React hydrates a page that was written at build time: the first render must equal it.
 * The next render yields to the browser.
 */
export const useHydrated = () =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
