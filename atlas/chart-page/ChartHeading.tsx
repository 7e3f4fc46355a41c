import { chartsPlaying, type ListedChart } from '../charts';
import { Link, ownLink } from '../Link';

/** The name of a chart, what it is about, and the charts it is a part of. */
export function ChartHeading({ listed }: { readonly listed: ListedChart }) {
  const parents = chartsPlaying(listed);
  return (
    <div>
      <h1 className="text-2xl font-semibold">{listed.name}</h1>
      <p className="mt-1 text-ink-soft">
        {listed.chart.description}
        {parents.length > 0 && ' · parte di: '}
        {parents.map((parent, index) => (
          <span key={parent.slug}>
            {index > 0 && ', '}
            <Link page={parent.slug} className={ownLink}>
              {parent.name}
            </Link>
          </span>
        ))}
      </p>
    </div>
  );
}
