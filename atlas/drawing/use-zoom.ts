import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Drawing } from '../layout/drawing';
import { fitOf, openingScale, type Room } from '../layout/opening';

const limits = { least: 0.15, most: 3 } as const;

const within = (scale: number) => Math.min(limits.most, Math.max(limits.least, scale));

const margin = 24;
const largest = 1.25;

/** The size of a frame, in pixels. */
export const roomIn = ({ clientWidth, clientHeight }: HTMLElement): Room => ({
  width: clientWidth - margin,
  height: clientHeight - margin,
});

const scaleToFit = (frame: HTMLElement, drawing: Drawing) =>
  within(Math.min(fitOf(roomIn(frame), drawing), largest));

/** The scale of a drawing in its frame; the point under the pointer stays where it is. */
export const useZoom = (frame: RefObject<HTMLElement | null>, drawing: Drawing | null) => {
  const [scale, setScale] = useState(1);
  const held = useRef<{ x: number; y: number; ratio: number } | null>(null);

  const zoomBy = useCallback(
    (factor: number, at?: { x: number; y: number }) => {
      const place = frame.current;
      if (place === null) return;
      const point = at ?? { x: place.clientWidth / 2, y: place.clientHeight / 2 };
      setScale((before) => {
        const after = within(before * factor);
        held.current = { ...point, ratio: after / before };
        return after;
      });
    },
    [frame],
  );

  useEffect(() => {
    const place = frame.current;
    if (place === null || held.current === null || scale === 0) return;
    const { x, y, ratio } = held.current;
    held.current = null;
    place.scrollTo((place.scrollLeft + x) * ratio - x, (place.scrollTop + y) * ratio - y);
  }, [frame, scale]);

  const fit = useCallback(() => {
    if (frame.current !== null && drawing !== null) setScale(scaleToFit(frame.current, drawing));
  }, [frame, drawing]);

  useEffect(() => {
    if (frame.current !== null && drawing !== null)
      setScale(openingScale(scaleToFit(frame.current, drawing)));
  }, [frame, drawing]);

  useEffect(() => {
    const place = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const bounds = place?.getBoundingClientRect();
      zoomBy(Math.exp(-event.deltaY / 300), {
        x: event.clientX - (bounds?.left ?? 0),
        y: event.clientY - (bounds?.top ?? 0),
      });
    };
    place?.addEventListener('wheel', onWheel, { passive: false });
    return () => place?.removeEventListener('wheel', onWheel);
  }, [frame, zoomBy]);

  return { scale, zoomBy, fit };
};
