import { type ComponentType, lazy, Suspense } from 'react';
import { chartTexts } from '../italian/statistics';
import { Panel } from '../ui/Panel';
import type { ShownPeriod } from './periods';

interface ChartProps {
  readonly periods: readonly ShownPeriod[];
}

/** The table says the same: when the chart's code does not come, nobody is stopped. */
function Missing() {
  return <p>{chartTexts.missing}</p>;
}

const PeriodChart = lazy<ComponentType<ChartProps>>(() =>
  import('./PeriodChart').then(
    (module) => ({ default: module.PeriodChart }),
    () => ({ default: Missing }),
  ),
);

/** The chart, whose code comes once there is something to draw. */
export function LateChart({ periods }: ChartProps) {
  return (
    <Panel title={chartTexts.title}>
      <Suspense fallback={<div className="h-96" />}>
        <PeriodChart periods={periods} />
      </Suspense>
    </Panel>
  );
}
