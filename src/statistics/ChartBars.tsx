import { formatEuro } from '../italian/format';
import { chartTexts } from '../italian/statistics';
import { type BarKind, barLook } from './bar-look';
import type { ChartLayout } from './chart-layout';
import type { ComparedPeriod } from './comparison';

interface BarsProps {
  readonly periods: readonly ComparedPeriod[];
  readonly layout: ChartLayout;
  /** The id of the pattern of partial periods. */
  readonly hatch: string;
}

const tipOf = ({ fullName, grossAmount, netAmount, share, change, yearBefore }: ComparedPeriod) =>
  [
    chartTexts.values(fullName, formatEuro(grossAmount), formatEuro(netAmount)),
    ...(share === null ? [] : [chartTexts.shareOf(share)]),
    ...(change === null ? [] : [chartTexts.onPeriodBefore(change)]),
    ...(yearBefore === null
      ? []
      : [chartTexts.aYearBefore(yearBefore.fullName, formatEuro(yearBefore.grossAmount))]),
  ].join('; ');

/**
 * A bar for each period, behind it the previous year's, above it the change. Pointing at it shows
 * its values.
 */
export function Bars({ periods, layout, hatch }: BarsProps) {
  const { y, barWidth, centreOf, wide } = layout;
  const bar = (kind: BarKind, value: number, index: number, grown = 0) => (
    <rect
      x={centreOf(index) - barWidth / 2 - grown}
      y={Math.min(y(value), y(0))}
      width={barWidth + 2 * grown}
      height={Math.abs(y(value) - y(0))}
      {...barLook(kind, hatch)}
    />
  );
  return (
    <g>
      {periods.map((period, index) => (
        <g key={`${period.year} ${period.sequence}`}>
          <title>{tipOf(period)}</title>
          {bar(period.partial ? 'partial' : 'taken', period.grossAmount, index)}
          {period.yearBefore && bar('yearBefore', period.yearBefore.grossAmount, index, 4)}
          {wide && period.change !== null && (
            <text
              x={centreOf(index)}
              y={Math.min(y(period.grossAmount), y(0)) - 8}
              textAnchor="middle"
              className="fill-ink text-xs font-semibold tabular-nums"
            >
              {chartTexts.change(period.change)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
