import { formatEuro } from '../italian/format';
import { chartTexts } from '../italian/statistics';
import { type BarKind, barLook } from './bar-look';
import type { ChartLayout } from './chart-layout';
import type { ShownPeriod } from './periods';

interface BarsProps {
  readonly periods: readonly ShownPeriod[];
  readonly layout: ChartLayout;
  /** The id of the pattern of partial periods. */
  readonly hatch: string;
}

const tipOf = ({ fullName, grossAmount, netAmount }: ShownPeriod) =>
  chartTexts.values(fullName, formatEuro(grossAmount), formatEuro(netAmount));

/** A pair of bars for each period; pointed at, it tells its values. */
export function Bars({ periods, layout, hatch }: BarsProps) {
  const { y, barWidth, centreOf } = layout;
  const bar = (kind: BarKind, value: number, partial: boolean, x: number) => (
    <rect
      x={x}
      y={Math.min(y(value), y(0))}
      width={barWidth}
      height={Math.abs(y(value) - y(0))}
      {...barLook(kind, partial, hatch)}
    />
  );
  return (
    <g>
      {periods.map((period, index) => (
        <g key={`${period.year} ${period.sequence}`}>
          <title>{tipOf(period)}</title>
          {bar('gross', period.grossAmount, period.partial, centreOf(index) - barWidth - 1)}
          {bar('net', period.netAmount, period.partial, centreOf(index) + 1)}
        </g>
      ))}
    </g>
  );
}
