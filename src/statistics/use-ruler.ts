import { useCallback, useState } from 'react';

/** The size of a chart's letters, in px: the width of one, and the height of a line. */
export interface Ruler {
  readonly letter: number;
  readonly line: number;
}

/** Figures are the widest texts of an axis. */
export const sample = '0000000000';

/** Measures `sample` where `watch` is its ref: with its font, its size and its spacing, whenever they change. */
export function useRuler() {
  const [ruler, setRuler] = useState<Ruler>({ letter: 7.5, line: 20 });
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0) setRuler({ letter: width / sample.length, line: height });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ruler, watch };
}
