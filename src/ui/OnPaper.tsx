import { type ReactNode, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;

// The browser lays the print out when the event is over: what paper shows is rendered during it.
const subscribe = (notify: () => void) => {
  const turn = (isPrinting: boolean) => () => {
    printing = isPrinting;
    flushSync(notify);
  };
  const [before, after] = [turn(true), turn(false)];
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
};

/** Whether the page is being printed. */
export const usePrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );

interface OnPaperProps {
  readonly children: () => ReactNode;
}

/** What only a print has; it is made when the print is. */
export function OnPaper({ children }: OnPaperProps) {
  return usePrinting() ? children() : null;
}
