import { Suspense } from 'react';
import { lazyComponent } from '../browser/lazy-component';
import { chartTexts } from '../italian/statistics';
import { Panel } from '../ui/Panel';
import type { ShownPeriod } from './periods';

interface ChartProps {
  readonly periods: readonly ShownPeriod[];
}

/** The table has the same content, so the page works without the chart's code. */
function Missing() {
  return <p>{chartTexts.missing}</p>;
}

const PeriodChart = lazyComponent(async () => (await import('./PeriodChart')).PeriodChart, {
  tries: 3,
  missing: Missing,
});

/** The chart, whose code is loaded once there is something to draw. */
export function LazyChart({ periods }: ChartProps) {
  return (
    <Panel title={chartTexts.title}>
      <Suspense fallback={<div className="h-96" />}>
        <PeriodChart periods={periods} />
      </Suspense>
    </Panel>
  );
}
