import { useCallback, useState } from 'react';

/**
 * The width of an element, in pixels; `watch` is its ref. Until it has been measured: `assumed`.
 */
export function useWidth(assumed: number) {
  const [width, setWidth] = useState(assumed);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { width, watch };
}
