import type { ReactNode } from 'react';
import { chartTexts } from '../italian/statistics';
import { barLook } from './bar-look';

interface ChartLegendProps {
  readonly hatch: string;
  /** Whether some period is. */
  readonly partial: boolean;
}

const side = 16;

function Swatch({ look, children }: { look: ReturnType<typeof barLook>; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" width={side} height={side}>
        <rect x={0.5} y={0.5} width={side - 1} height={side - 1} {...look} />
      </svg>
      {children}
    </li>
  );
}

function Hatch({ id, ground }: { id: string; ground: string }) {
  return (
    <pattern
      id={id}
      width={6}
      height={6}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width={6} height={6} className={ground} />
      <rect width={3} height={6} className="fill-accent" />
    </pattern>
  );
}

/** What the bars mean. It also holds the patterns that the bars are filled with. */
export function ChartLegend({ hatch, partial }: ChartLegendProps) {
  return (
    <>
      <svg aria-hidden="true" width={0} height={0} className="absolute">
        <defs>
          <Hatch id={`${hatch}-gross`} ground="fill-accent-line" />
          <Hatch id={`${hatch}-net`} ground="fill-surface" />
        </defs>
      </svg>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <Swatch look={barLook('gross', false, hatch)}>{chartTexts.gross}</Swatch>
        <Swatch look={barLook('net', false, hatch)}>{chartTexts.net}</Swatch>
        {partial && <Swatch look={barLook('gross', true, hatch)}>{chartTexts.partial}</Swatch>}
      </ul>
    </>
  );
}
