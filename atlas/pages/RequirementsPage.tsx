import requirements from 'virtual:atlas/requirements';
import { useEffect } from 'react';
import { placeOf } from '../address';
import { charts, type ListedChart } from '../charts';
import type { Requirement } from '../graph/requirement';
import { groupBy } from '../group-by';
import { Link, ownLink } from '../Link';

interface Use {
  readonly listed: ListedChart;
  readonly id: string;
  readonly name: string;
}

const usesIn = (listed: ListedChart): (readonly [string, Use])[] => {
  const { states, arrows } = listed.chart;
  const nameOf = (id: string) => states.find((state) => state.id === id)?.description ?? id;
  return [
    ...states.flatMap(({ id, spec }) =>
      spec.map((each) => [each, { listed, id, name: nameOf(id) }] as const),
    ),
    ...arrows.flatMap(({ id, source, spec }) =>
      spec.map((each) => [each, { listed, id, name: `da: ${nameOf(source)}` }] as const),
    ),
  ];
};

const uses = groupBy(charts.flatMap(usesIn), ([id]) => id);
const areas = [...new Set(requirements.map(({ area }) => area))];

function Row({ id, text, isSought }: Requirement & { readonly isSought: boolean }) {
  return (
    <li
      id={id}
      className={`scroll-mt-6 border-t border-line px-4 py-3 ${isSought ? 'bg-accent-soft' : ''}`}
    >
      <p>
        <strong className="mr-2 tabular-nums">{id}</strong>
        {text}
      </p>
      {uses.has(id) && (
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          {uses.get(id)?.map(([, { listed, id: found, name }]) => (
            <Link
              key={found}
              page={listed.slug}
              place={placeOf(listed.chart, found)}
              className={ownLink}
            >
              {listed.name}, {name}
            </Link>
          ))}
        </p>
      )}
    </li>
  );
}

/** Every requirement, and where the flows answer to it. */
export function RequirementsPage({ place }: { readonly place: string }) {
  useEffect(() => {
    document.getElementById(place)?.scrollIntoView();
  }, [place]);
  return (
    <div className="mx-auto max-w-page px-5 py-8">
      <h1 className="text-2xl font-semibold">Requisiti</h1>
      <p className="mt-2 max-w-reading text-ink-soft">
        Ogni requisito con gli stati e le transizioni che lo realizzano. Fa fede il documento dei
        requisiti, in inglese.
      </p>
      {areas.map((area) => (
        <section key={area} aria-labelledby={area.slice(0, 3)} className="mt-6">
          <h2 id={area.slice(0, 3)} className="text-lg font-semibold">
            {area}
          </h2>
          <ul className="mt-2 rounded-panel border border-line bg-surface shadow-panel">
            {requirements
              .filter((requirement) => requirement.area === area)
              .map((requirement) => (
                <Row key={requirement.id} {...requirement} isSought={requirement.id === place} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
