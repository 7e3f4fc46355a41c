import { useCallback, useState } from 'react';

/** Whether a region's content is wider than the region; `watch` is the region's ref. */
export function useScrolls() {
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback((region: HTMLElement | null) => {
    if (region === null) return;
    const observer = new ResizeObserver(() => setScrolls(region.scrollWidth > region.clientWidth));
    observer.observe(region);
    return () => observer.disconnect();
  }, []);
  return { scrolls, watch };
}
