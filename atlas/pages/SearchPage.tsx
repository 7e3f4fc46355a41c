import { useDeferredValue, useMemo } from 'react';
import { placeOf } from '../address';
import { charts, chartsPlaying, type ListedChart } from '../charts';
import { type Found, indexOf, search } from '../graph/search';
import { groupBy } from '../group-by';
import { Link, ownLink } from '../Link';

const index = indexOf(charts);
const shownAtMost = 200;

function Parents({ listed }: { readonly listed: ListedChart }) {
  const parents = chartsPlaying(listed);
  if (parents.length === 0) return null;
  return (
    <p className="mt-1 text-sm text-ink-soft">
      Fa parte di:{' '}
      {parents.map((parent, place) => (
        <span key={parent.slug}>
          {place > 0 && ', '}
          <Link page={parent.slug} className={ownLink}>
            {parent.name}
          </Link>
        </span>
      ))}
    </p>
  );
}

function Hit({ found }: { readonly found: Found }) {
  return (
    <li className="border-t border-line px-4 py-2.5">
      <Link
        page={found.listed.slug}
        place={placeOf(found.listed.chart, found.id)}
        className={ownLink}
      >
        {found.title}
      </Link>
      <p className="text-sm text-ink-soft">
        {found.kind === 'state' ? 'Stato' : 'Transizione'} · {found.more}
        {found.spec.length > 0 && ` · ${found.spec.join(', ')}`}
      </p>
    </li>
  );
}

export function SearchPage({ query }: { readonly query: string }) {
  const asked = useDeferredValue(query);
  const found = useMemo(() => search(index, asked), [asked]);
  return (
    <div className="mx-auto max-w-page px-5 py-8">
      <h1 className="text-2xl font-semibold">Ricerca nei flussi</h1>
      <p role="status" className="mt-2 text-ink-soft">
        {query === ''
          ? 'Scrivere uno status, un codice, un requisito o una parola.'
          : `${found.length} risultati per «${query}»${found.length > shownAtMost ? `, i primi ${shownAtMost}` : ''}`}
      </p>
      {[...groupBy(found.slice(0, shownAtMost), ({ listed }) => listed)].map(([listed, hits]) => (
        <section
          key={listed.slug}
          aria-labelledby={listed.slug}
          className="mt-6 rounded-panel border border-line bg-surface shadow-panel"
        >
          <div className="px-4 py-3">
            <h2 id={listed.slug} className="text-lg font-semibold">
              {listed.name}
            </h2>
            <Parents listed={listed} />
          </div>
          <ul>
            {hits.map((each) => (
              <Hit key={each.id} found={each} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
