import type { ChartLayout } from './chart-layout';
import type { ShownPeriod } from './periods';

interface AxisProps {
  readonly layout: ChartLayout;
}

const textLook = 'fill-ink-soft text-xs tabular-nums';

export function Axis({ layout: { ticks, left, width } }: AxisProps) {
  return (
    <g>
      {ticks.map(({ value, text, y }) => (
        <g key={value}>
          <line
            x1={left}
            x2={width}
            y1={y}
            y2={y}
            className={value === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text x={left - 8} y={y} dy="0.32em" textAnchor="end" className={textLook}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

interface PeriodLabelsProps extends AxisProps {
  readonly periods: readonly ShownPeriod[];
}

/** The last period always has its label; the year is under the first labelled one. */
export function PeriodLabels({ periods, layout }: PeriodLabelsProps) {
  const { labelEvery, baseline, centreOf, line } = layout;
  const named = periods
    .map((period, index) => ({ ...period, index }))
    .filter(({ index }) => (periods.length - 1 - index) % labelEvery === 0);
  return (
    <g>
      {named.map(({ index, short, year }, order) => (
        <text
          key={index}
          x={centreOf(index)}
          y={baseline + line * 0.9}
          textAnchor="middle"
          className={textLook}
        >
          <tspan>{short}</tspan>
          {named[order - 1]?.year !== year && (
            <tspan x={centreOf(index)} dy="1.3em" className="fill-ink font-semibold">
              {year}
            </tspan>
          )}
        </text>
      ))}
    </g>
  );
}
