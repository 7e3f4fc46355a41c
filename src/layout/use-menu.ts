import { type RefObject, useEffect, useRef, useState } from 'react';

interface Menu {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** For a menu that overlays the page: interaction outside closes it. */
  readonly region: RefObject<HTMLDivElement | null>;
}

/** A menu of links: Escape and any followed link close it. */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => setOpen(false);
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && region.current?.contains(target) === false;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      opener.current?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (isOutside(target) || (target instanceof Element && target.closest('a'))) close();
    };
    const onFocus = ({ target }: FocusEvent) => isOutside(target) && close();
    window.addEventListener('popstate', close, { signal });
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    return () => listening.abort();
  }, [open]);
  return { open, opener, region, toggle: () => setOpen(!open) };
}
