import portal from 'virtual:atlas/portal';
import requirements from 'virtual:atlas/requirements';
import { useDeferredValue, useMemo } from 'react';
import { charts } from '../charts';
import { groupBy } from '../group-by';
import { Link, ownLink } from '../Link';
import { indexed } from '../search/entries';
import { type Entry, type Found, search, toSearch } from '../search/search';

const required = requirements.map(
  ({ id, text, area }): Entry => ({
    page: 'impatto',
    place: id,
    group: 'Requisiti',
    kind: 'Requisito',
    title: id,
    line: text,
    spec: [],
    base: null,
    calledToo: '',
    leadsTo: '',
    key: `requisiti#${id}`,
    words: `${id} ${text} ${area}`,
  }),
);

const entries = toSearch([...indexed(charts, portal), ...required]);
const shownAtMost = 200;

function Hit({ found }: { readonly found: Found }) {
  return (
    <li className="border-t border-line px-4 py-2.5">
      <Link page={found.page} place={found.place} className={ownLink}>
        {found.title}
      </Link>{' '}
      <span className="rounded-full bg-canvas px-2 py-0.5 text-xs text-ink-soft">{found.kind}</span>
      <p className="text-sm text-ink-soft">
        {found.line}
        {found.spec.length > 0 && ` · ${found.spec.join(', ')}`}
      </p>
    </li>
  );
}

export function SearchPage({ query }: { readonly query: string }) {
  const asked = useDeferredValue(query);
  const found = useMemo(() => search(entries, asked), [asked]);
  return (
    <div className="mx-auto max-w-page px-5 py-8">
      <h1 className="text-2xl font-semibold">Ricerca nell’atlante</h1>
      <p role="status" className="mt-2 text-ink-soft">
        {query === ''
          ? 'Scrivere una pagina, una chiamata, uno status, un testo, un requisito: anche più parole.'
          : `${found.length === 1 ? '1 risultato' : `${found.length} risultati`} per «${query}»${found.length > shownAtMost ? `, i primi ${shownAtMost}` : ''}`}
      </p>
      {[...groupBy(found.slice(0, shownAtMost), ({ group }) => group)].map(([group, hits]) => (
        <section
          key={group}
          aria-label={group}
          className="mt-6 rounded-panel border border-line bg-surface shadow-panel"
        >
          <h2 className="px-4 py-3 text-lg font-semibold">{group}</h2>
          <ul>
            {hits.map((each) => (
              <Hit key={`${each.page}#${each.place}`} found={each} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
