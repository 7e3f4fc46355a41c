import type { PointerEvent } from 'react';
import type { Drawing } from '../layout/drawing';
import type { View } from './use-view';

const most = { width: 168, height: 120 } as const;

interface MinimapProps {
  readonly drawing: Drawing;
  readonly view: View;
  /** Centres a place of the drawing. */
  readonly onGo: (x: number, y: number) => void;
}

/** The whole drawing, small, with the part that is seen; nothing where all of it is seen. */
export function Minimap({ drawing, view, onGo }: MinimapProps) {
  const isWhole = view.width >= drawing.width && view.height >= drawing.height;
  if (isWhole || view.width === 0) return null;
  const scale = Math.min(most.width / drawing.width, most.height / drawing.height);
  const go = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    onGo((clientX - left) / scale, (clientY - top) / scale);
  };
  return (
    <svg
      aria-hidden="true"
      width={drawing.width * scale}
      height={drawing.height * scale}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className="absolute bottom-5 left-5 cursor-pointer rounded-control border border-line bg-surface/95 shadow-raised"
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
