import { type ReactNode, useCallback, useId, useState } from 'react';
import { formatEuro } from '../italian/format';
import { chartTexts } from '../italian/statistics';
import { Axis, PeriodLabels } from './ChartAxes';
import { Bars } from './ChartBars';
import { ChartLegend } from './ChartLegend';
import { Share } from './ChartShare';
import { layoutOf } from './chart-layout';
import { type ComparedPeriod, comparedPeriods } from './comparison';
import type { ShownPeriod } from './periods';
import { sample, useRuler } from './use-ruler';

/**
 * The width of an element, in pixels; `watch` is its ref. Until it has been measured: `assumed`.
 */
export function useWidth(assumed: number) {
  const [width, setWidth] = useState(assumed);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { width, watch };
}

const highestOf = (periods: readonly ComparedPeriod[]) =>
  periods.reduce((highest, each) => (each.grossAmount > highest.grossAmount ? each : highest));

const inWords = (periods: readonly ComparedPeriod[]) => {
  const { fullName, grossAmount } = highestOf(periods);
  const last = periods.findLast(({ change }) => change !== null);
  const now = periods.findLast(({ yearBefore }) => yearBefore !== null);
  return [
    chartTexts.highest(fullName, formatEuro(grossAmount)),
    ...(last?.change ? [chartTexts.lastWhole(last.fullName, last.change)] : []),
    ...(now?.yearBefore
      ? [
          chartTexts.sameYearBefore(
            now.fullName,
            formatEuro(now.grossAmount),
            now.yearBefore.fullName,
            formatEuro(now.yearBefore.grossAmount),
          ),
        ]
      : []),
    chartTexts.tableBelow,
  ].join(' ');
};

interface DrawingProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

function Drawing({ width, height, children }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block max-w-full"
    >
      {children}
    </svg>
  );
}

/**
 * Takings over time, beside those of the previous year, and the share of commissions. The table
 * below has the same figures.
 */
export function PeriodChart({ periods: shown }: { periods: readonly ShownPeriod[] }) {
  const { width, watch } = useWidth(640);
  const id = useId();
  const hatch = `${id}-hatch`;
  const periods = comparedPeriods(shown);
  const { ruler, watch: measure } = useRuler();
  const layout = layoutOf(periods, width, ruler);
  return (
    <figure>
      <ChartLegend
        hatch={hatch}
        partial={periods.some(({ partial }) => partial)}
        yearBefore={periods.some(({ yearBefore }) => yearBefore !== null)}
      />
      <div
        ref={watch}
        role="img"
        aria-label={chartTexts.title}
        aria-describedby={`${id}-words`}
        className="relative mt-4 overflow-x-clip"
      >
        <span ref={measure} className="invisible absolute text-xs tabular-nums">
          {sample}
        </span>
        <Drawing width={width} height={layout.height}>
          <Axis layout={layout} />
          <Bars periods={periods} layout={layout} hatch={hatch} />
          <PeriodLabels periods={periods} layout={layout} />
        </Drawing>
        <p className="mt-3 text-xs font-semibold">{chartTexts.share}</p>
        <Drawing width={width} height={layout.shareStripHeight}>
          <Share periods={periods} layout={layout} />
        </Drawing>
      </div>
      <figcaption id={`${id}-words`} className="mt-3 max-w-reading text-ink-soft">
        {inWords(periods)}
      </figcaption>
    </figure>
  );
}
