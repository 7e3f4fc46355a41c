import { type PointerEvent, useRef, useState } from 'react';
import type { Drawing } from '../layout/drawing';
import { type Corner, freeCorner } from './free-corner';
import type { View } from './use-view';

const most = { width: 168, height: 120 } as const;
const margin = 20;

const places: Readonly<Record<Corner, string>> = {
  bottomLeft: 'bottom-5 left-5',
  topLeft: 'top-5 left-5',
  topRight: 'top-5 right-5',
  bottomRight: 'bottom-5 right-5',
};

interface MinimapProps {
  readonly drawing: Drawing;
  readonly view: View;
  /** Pixels for a unit of the drawing. */
  readonly scale: number;
  /** Centres a place of the drawing. */
  readonly onGo: (x: number, y: number) => void;
}

/**
 * The whole drawing, small, with the part that is seen; nothing where all of it is seen. It is in a
 * corner where it covers nothing, and absent where there is none.
 */
export function Minimap({ drawing, view, scale: zoom, onGo }: MinimapProps) {
  const [isHeld, setHeld] = useState(false);
  const last = useRef<Corner>('bottomLeft');
  const isWhole = view.width >= drawing.width && view.height >= drawing.height;
  if (isWhole || view.width === 0) return null;
  const scale = Math.min(most.width / drawing.width, most.height / drawing.height);
  const [width, height] = [drawing.width * scale, drawing.height * scale];
  const size = { width: width / zoom, height: height / zoom };
  const free = freeCorner(drawing, view, size, margin / zoom, last.current);
  // Under the pointer it stays where it is.
  if (!isHeld && free !== null) last.current = free;
  if (!isHeld && free === null) return null;
  const go = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    onGo((clientX - left) / scale, (clientY - top) / scale);
  };
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className={`absolute ${places[last.current]} cursor-pointer rounded-control border border-line bg-surface/95 shadow-raised`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onPointerDown={go}
      onPointerMove={(event) => event.buttons === 1 && go(event)}
    >
      {drawing.states.map(({ state, x, y, width, height }) => (
        <rect
          key={state.id}
          {...{ x, y, width, height }}
          className={state.children.length > 0 ? 'fill-none stroke-line' : 'fill-accent-line'}
          strokeWidth={2 / scale}
        />
      ))}
      <rect
        x={view.x}
        y={view.y}
        width={view.width}
        height={view.height}
        className="fill-accent/10 stroke-accent"
        strokeWidth={2 / scale}
      />
    </svg>
  );
}
