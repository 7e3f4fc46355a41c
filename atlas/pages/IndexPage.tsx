import portal from 'virtual:atlas/portal';
import requirements from 'virtual:atlas/requirements';
import { isAt } from '../../machines/pages';
import { chartCalled, charts, chartsPlaying, type ListedChart } from '../charts';
import { Link, ownLink } from '../Link';

const groups = [...new Set(charts.map(({ group }) => group))];

const counted = (listed: readonly ListedChart[]) => ({
  states: listed.reduce((sum, { chart }) => sum + chart.states.length, 0),
  arrows: listed.reduce((sum, { chart }) => sum + chart.arrows.length, 0),
});

const total = counted(charts);

function Card({ listed }: { readonly listed: ListedChart }) {
  const { states, arrows } = counted([listed]);
  const parents = chartsPlaying(listed).map(({ name }) => name);
  return (
    <li className="relative rounded-panel border border-line bg-surface p-4 shadow-panel hover:border-accent">
      <h3 className="text-base font-semibold">
        <Link
          page={listed.slug}
          className="text-accent-deep after:absolute after:inset-0 hover:underline"
        >
          {listed.name}
        </Link>
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{listed.chart.description}</p>
      <p className="mt-3 text-xs text-ink-soft tabular-nums">
        {states} stati · {arrows} transizioni
        {parents.length > 0 && <> · parte di: {parents.join(', ')}</>}
      </p>
    </li>
  );
}

/** Each page under the name its merchants know it by, and the flow that is played there. */
function Screens() {
  return (
    <section aria-labelledby="pagine" className="mt-8">
      <h2 id="pagine" className="text-lg font-semibold">
        Le pagine del portale
      </h2>
      <ul className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
        {portal.screens
          .filter(({ path, isInner }) => !isAt(path, 'start') && !isInner)
          .map(({ path, name, flow, chart }) => {
            const listed = chartCalled(flow ?? '') ?? chartCalled(chart ?? '');
            return (
              <li key={path}>
                <Link page="portale" place={path} className={ownLink}>
                  {name}
                </Link>{' '}
                <span className="text-sm text-ink-soft">
                  {path}
                  {listed !== undefined && (
                    <>
                      {' · '}
                      <Link page={listed.slug}>{listed.name}</Link>
                    </>
                  )}
                </span>
              </li>
            );
          })}
      </ul>
    </section>
  );
}

export function IndexPage() {
  return (
    <div className="mx-auto max-w-page px-5 py-8">
      <h1 className="text-2xl font-semibold">I flussi del portale</h1>
      <p className="mt-2 max-w-reading text-ink-soft">
        {charts.length} flussi, {total.states} stati, {total.arrows} transizioni,{' '}
        {requirements.length} requisiti. Ogni flusso si può leggere come disegno o come tabella,
        provare passo per passo, ed esportare.
      </p>
      <p className="mt-3">
        <Link page="portale" className={ownLink}>
          Il portale intero, in una pagina
        </Link>
      </p>
      <Screens />
      {groups.map((group) => (
        <section key={group} aria-labelledby={group} className="mt-8">
          <h2 id={group} className="text-lg font-semibold">
            {group}
          </h2>
          <ul className="mt-3 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {charts
              .filter((listed) => listed.group === group)
              .map((listed) => (
                <Card key={listed.slug} listed={listed} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
