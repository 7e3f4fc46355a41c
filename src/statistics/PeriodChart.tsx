import { useId } from 'react';
import { formatEuro } from '../italian/format';
import { chartTexts } from '../italian/statistics';
import { useWidth } from '../ui/use-width';
import { Axis, PeriodLabels } from './ChartAxes';
import { Bars } from './ChartBars';
import { ChartLegend } from './ChartLegend';
import { layoutOf } from './chart-layout';
import type { ShownPeriod } from './periods';

const highestOf = (periods: readonly ShownPeriod[]) =>
  periods.reduce((highest, each) => (each.grossAmount > highest.grossAmount ? each : highest));

const inWords = (periods: readonly ShownPeriod[]) => {
  const { fullName, grossAmount, netAmount } = highestOf(periods);
  return chartTexts.highest(fullName, formatEuro(grossAmount), formatEuro(netAmount));
};

/** Gross and net over time, two bars a period. The table below it says everything it shows. */
export function PeriodChart({ periods }: { periods: readonly ShownPeriod[] }) {
  const { width, watch } = useWidth(640);
  const id = useId();
  const hatch = `${id}-hatch`;
  const layout = layoutOf(periods, width);
  return (
    <figure>
      <ChartLegend hatch={hatch} partial={periods.some(({ partial }) => partial)} />
      <div ref={watch} className="mt-4">
        <svg
          role="img"
          aria-label={chartTexts.title}
          aria-describedby={`${id}-words`}
          width={width}
          height={layout.height}
          className="block max-w-full"
        >
          <Axis layout={layout} />
          <Bars periods={periods} layout={layout} hatch={hatch} />
          <PeriodLabels periods={periods} layout={layout} />
        </svg>
      </div>
      <figcaption id={`${id}-words`} className="mt-3 text-ink-soft">
        {inWords(periods)} {chartTexts.tableBelow}
      </figcaption>
    </figure>
  );
}
