import { type RefObject, useEffect, useState } from 'react';
import type { Drawing } from '../layout/drawing';

/** The part of a drawing that is seen, in units of the drawing. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const nothing: View = { x: 0, y: 0, width: 0, height: 0 };

/** Which part of a drawing its frame shows at a scale. */
export const useView = (
  frame: RefObject<HTMLElement | null>,
  drawing: Drawing | null,
  scale: number,
): View => {
  const [view, setView] = useState(nothing);
  useEffect(() => {
    const place = frame.current;
    const drawn = place?.querySelector(':scope > div > svg');
    if (place === null || drawing === null || !drawn) return;
    const look = () => {
      const [outer, inner] = [place.getBoundingClientRect(), drawn.getBoundingClientRect()];
      setView({
        x: (outer.left - inner.left) / scale,
        y: (outer.top - inner.top) / scale,
        width: outer.width / scale,
        height: outer.height / scale,
      });
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(place);
    place.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      place.removeEventListener('scroll', look);
    };
  }, [frame, drawing, scale]);
  return view;
};
