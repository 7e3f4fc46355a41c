import { useSyncExternalStore } from 'react';

/** Below it a table's rows are cards; the style sheet has the same width. */
const narrow = '(width < 48rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone. */
export const useNarrow = () =>
  useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
