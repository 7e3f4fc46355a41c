import { chartTexts } from '../italian/statistics';
import type { ChartLayout } from './chart-layout';
import type { ComparedPeriod } from './comparison';

interface ShareProps {
  readonly periods: readonly ComparedPeriod[];
  readonly layout: ChartLayout;
}

const textLook = 'text-xs tabular-nums';

/** The share of commissions per period, on a separate line under the bars. */
export function Share({ periods, layout }: ShareProps) {
  const { centreOf, shareY, shareEvery } = layout;
  const points = periods.flatMap(({ share }, index) =>
    share === null ? [] : [{ index, share, x: centreOf(index), y: shareY(share) }],
  );
  const isNamed = (index: number) => (periods.length - 1 - index) % shareEvery === 0;
  return (
    <g>
      <line
        x1={layout.left}
        x2={layout.width}
        y1={shareY(0)}
        y2={shareY(0)}
        className="stroke-line"
      />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-ink-soft"
        strokeWidth={2}
      />
      {points.map(({ index, share, x, y }) => (
        <g key={index}>
          <circle cx={x} cy={y} r={3.5} className="fill-ink" />
          {isNamed(index) && (
            <text
              x={x}
              y={y - 9}
              textAnchor={index === points.length - 1 ? 'end' : 'middle'}
              className={`fill-ink-soft ${textLook}`}
            >
              {chartTexts.percent(share)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
