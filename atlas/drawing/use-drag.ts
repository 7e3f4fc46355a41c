import { type PointerEvent, useRef } from 'react';

const slack = 4;

/** Scrolls a frame by dragging; a press that does not move stays a press. */
export const useDrag = () => {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  return {
    onPointerDown: ({ button, pointerType, clientX, clientY, currentTarget }: PointerEvent) => {
      if (button !== 0 || pointerType !== 'mouse') return;
      const { scrollLeft: left, scrollTop: top } = currentTarget;
      from.current = { x: clientX, y: clientY, left, top };
    },
    onPointerMove: ({ buttons, clientX, clientY, currentTarget }: PointerEvent) => {
      const start = from.current;
      if (start === null || buttons !== 1) return;
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      if (Math.hypot(dx, dy) > slack) currentTarget.scrollTo(start.left - dx, start.top - dy);
    },
    onPointerUp: () => {
      from.current = null;
    },
  };
};
