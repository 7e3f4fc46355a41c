import type { ListedChart } from '../charts';

/** The name of a chart, and what it is about. */
export function ChartHeading({ listed: { name, chart } }: { readonly listed: ListedChart }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h1 className="text-2xl font-semibold">{name}</h1>
      <p className="text-ink-soft">{chart.description}</p>
    </div>
  );
}
