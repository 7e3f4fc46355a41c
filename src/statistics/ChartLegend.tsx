import type { ReactNode } from 'react';
import { chartTexts } from '../italian/statistics';
import { barLook } from './bar-look';

interface ChartLegendProps {
  readonly hatch: string;
  /** The kinds of bars besides whole periods. */
  readonly partial: boolean;
  readonly yearBefore: boolean;
}

const side = 16;

function Swatch({ look, children }: { look: ReturnType<typeof barLook>; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" width={side} height={side}>
        <rect x={1} y={1} width={side - 2} height={side - 2} {...look} />
      </svg>
      {children}
    </li>
  );
}

/** The meaning of the bars. It also contains the pattern of the partial ones. */
export function ChartLegend({ hatch, partial, yearBefore }: ChartLegendProps) {
  return (
    <>
      <svg aria-hidden="true" width={0} height={0} className="absolute">
        <defs>
          <pattern
            id={hatch}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={6} height={6} className="fill-accent-soft" />
            <rect width={3} height={6} className="fill-accent" />
          </pattern>
        </defs>
      </svg>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <Swatch look={barLook('taken', hatch)}>{chartTexts.gross}</Swatch>
        {partial && <Swatch look={barLook('partial', hatch)}>{chartTexts.partial}</Swatch>}
        {yearBefore && <Swatch look={barLook('yearBefore', hatch)}>{chartTexts.yearBefore}</Swatch>}
      </ul>
    </>
  );
}
