import { createContext, useContext, useEffect, useRef } from 'react';

/**
 * Opens an overlay that Back closes by `close`, unless that returns false: then it stays. Returns a
 * function to report that it was closed otherwise.
 */
export type OpenLevel = (close: () => unknown) => () => void;

/** Without a history, Back closes nothing. */
export const BackLevels = createContext<OpenLevel>(() => () => {});

/** The component is an overlay while it is mounted: Back closes it, as Escape does. */
export const useBackLevel = (close: (() => unknown) | undefined) => {
  const open = useContext(BackLevels);
  const latest = useRef(close);
  latest.current = close;
  const closes = close !== undefined;
  useEffect(() => (closes ? open(() => latest.current?.()) : undefined), [open, closes]);
};
