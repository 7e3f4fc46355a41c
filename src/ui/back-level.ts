import { createContext, useContext, useEffect, useRef } from 'react';

/**
 * Opens a level, which Back closes by `close`, unless that answers false: then it stays. Answers how to
 * say that it was closed otherwise.
 */
export type OpenLevel = (close: () => unknown) => () => void;

/** Where there is no history to go back in, Back closes nothing. */
export const BackLevels = createContext<OpenLevel>(() => () => {});

/** What is on the screen is a level of its own as long as it is there: Back closes it, as Escape does. */
export const useBackLevel = (close: (() => unknown) | undefined) => {
  const open = useContext(BackLevels);
  const latest = useRef(close);
  latest.current = close;
  const closes = close !== undefined;
  useEffect(() => (closes ? open(() => latest.current?.()) : undefined), [open, closes]);
};
