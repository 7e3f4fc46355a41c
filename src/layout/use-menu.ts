import { useEffect, useRef, useState } from 'react';

/** The burger menu: Escape and any link followed, wherever it stands, put it away. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const burger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      burger.current?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) setOpen(false);
    };
    window.addEventListener('popstate', () => setOpen(false), { signal });
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, [open]);
  return { open, burger, toggle: () => setOpen(!open) };
}
