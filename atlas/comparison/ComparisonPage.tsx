import { useEffect, useMemo, useState } from 'react';
import { noPaths } from '../../paths/engine/chart-paths';
import { go, hrefOf } from '../address';
import { quietButton } from '../chart-page/button-look';
import { useChartPaths } from '../chart-page/use-track';
import { chartCalled } from '../charts';
import { Link, ownLink } from '../Link';
import { FileChoice } from '../pages/FileChoice';
import { manualPath, pathId } from '../paths/steps';
import { workbookOf } from '../paths/workbook';
import type { Change } from '../qa/diff';
import { save } from '../save';
import { type ComparedChart, type Comparison, comparisonFrom, NotAComparison } from './comparison';
import { Side } from './Side';

export const comparisonPage = 'confronto';

const written = `${import.meta.env.BASE_URL}confronto.json`;

/** What the last `npm run atlas -- diff` wrote, where it has run. */
const useWritten = () => {
  const [comparison, setComparison] = useState<Comparison | null>(null);
  useEffect(() => {
    void fetch(written)
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then(comparisonFrom)
      .then((found) => setComparison((chosen) => chosen ?? found))
      .catch(() => undefined);
  }, []);
  return [comparison, setComparison] as const;
};

const nameOf = (slug: string) => chartCalled(slug)?.name ?? slug;

const count = (changes: readonly Change[]) =>
  changes.length === 1 ? '1 differenza' : `${changes.length} differenze`;

const kinds = {
  added: { sign: '+', word: 'Aggiunto', look: 'text-success' },
  removed: { sign: '−', word: 'Tolto', look: 'text-danger' },
  changed: { sign: '~', word: 'Cambiato', look: 'text-warning' },
} as const;

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <ul className="mt-2 grid gap-1 text-sm">
      {changes.map(({ kind, text, lines = [] }) => (
        <li key={`${kind} ${text}`} className="flex gap-2">
          <strong className={kinds[kind].look}>
            <span aria-hidden="true">{kinds[kind].sign}</span>
            <span className="sr-only">{kinds[kind].word}: </span>
          </strong>
          <div className="min-w-0 break-words">
            {text}
            {lines.length > 0 && (
              <pre className="mt-1 overflow-x-auto rounded-control bg-ground px-3 py-2 text-xs">
                {lines.join('\n')}
              </pre>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The paths of one chart that must be walked again, to read and to take away. */
function Again({ slug, again, from }: ComparedChart & { readonly from: string }) {
  const listed = chartCalled(slug);
  const walk = useChartPaths(listed === undefined ? [] : [listed.chart.id]).get(
    listed?.chart.id ?? '',
  );
  if (listed === undefined || again.length === 0)
    return <p className="mt-2 text-sm text-ink-soft">Nessun percorso da rifare.</p>;
  const download = async () => {
    const paths = again.map((index) => manualPath(slug, listed.chart, walk ?? noPaths, index));
    const sheet = { name: listed.name, slug, paths, total: walk?.paths.length ?? 0 };
    const title = `Percorsi da rifare: da ${from} a oggi`;
    save(await workbookOf([sheet], { title }), `${slug}-da-rifare.xlsx`);
  };
  return (
    <>
      <button type="button" className={`${quietButton} mt-2`} onClick={() => void download()}>
        {again.length === 1
          ? 'Scarica il percorso da rifare (.xlsx)'
          : `Scarica i ${again.length} percorsi da rifare (.xlsx)`}
      </button>
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer">I loro numeri</summary>
        <p className="mt-1 text-ink-soft tabular-nums">
          {again.map((index) => pathId(slug, index)).join(', ')}
        </p>
      </details>
    </>
  );
}

function Compared({ compared, from }: { readonly compared: ComparedChart; readonly from: string }) {
  const { slug, before, after, changes } = compared;
  return (
    <>
      <div className="mt-3 grid gap-3 lg:grid-cols-2">
        <Side name={`Com’era (${from})`} chart={before} other={after} alone="removed" />
        <Side name="Com’è" chart={after} other={before} alone="added" />
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        In verde ciò che è stato aggiunto, in rosso ciò che è stato tolto, in giallo ciò che è
        cambiato.
      </p>
      <div className="mt-4 grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <section aria-labelledby="differenze">
          <h2 id="differenze" className="text-lg font-semibold">
            {before === null || after === null ? 'Il diagramma' : count(changes)}
          </h2>
          {before === null && <p className="mt-2 text-sm">È un diagramma nuovo.</p>}
          {after === null && <p className="mt-2 text-sm">Il diagramma non c’è più.</p>}
          <Changes changes={changes} />
        </section>
        <section aria-labelledby="da-rifare">
          <h2 id="da-rifare" className="text-lg font-semibold">
            Da provare di nuovo
          </h2>
          <Again key={slug} {...compared} from={from} />
          {chartCalled(slug) && (
            <p className="mt-2 text-sm">
              <Link page={slug} className={ownLink}>
                {nameOf(slug)} com’è oggi
              </Link>
            </p>
          )}
        </section>
      </div>
    </>
  );
}

/** Two revisions of the charts, side by side. */
export function ComparisonPage({ place }: { readonly place: string }) {
  const [comparison, setComparison] = useWritten();
  const [problem, setProblem] = useState('');
  const charts = useMemo(() => comparison?.charts ?? [], [comparison]);
  const compared = charts.find(({ slug }) => slug === place) ?? charts[0];
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      setComparison(comparisonFrom(await file.text()));
      setProblem('');
    } catch (error) {
      setProblem(error instanceof NotAComparison ? error.message : 'Il file non si può leggere.');
    }
  };
  return (
    <div className="px-5 py-4">
      <h1 className="text-2xl font-semibold">Com’era e com’è</h1>
      <p className="mt-1 max-w-reading text-ink-soft">
        <code>npm run atlas -- diff main</code> confronta i diagrammi con una revisione qualsiasi:
        il risultato si vede qui, o si apre da <code>build/atlas-diff/confronto.json</code>.
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        {compared !== undefined && (
          <nav aria-label="Diagrammi diversi" className="flex flex-wrap gap-2">
            {charts.map(({ slug, changes }) => (
              <a
                key={slug}
                href={hrefOf(comparisonPage, slug)}
                aria-current={slug === compared.slug ? 'page' : undefined}
                className={`${quietButton} aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft`}
                onClick={(event) => {
                  event.preventDefault();
                  go(comparisonPage, slug, 'replace');
                }}
              >
                {nameOf(slug)} <span className="text-ink-soft">{changes.length || 'nuovo'}</span>
              </a>
            ))}
          </nav>
        )}
      </div>
      <details className="mt-3 text-sm" open={compared === undefined}>
        <summary className="cursor-pointer">Aprire un confronto salvato</summary>
        <FileChoice label="Confronto (.json)" accept=".json" onChosen={read} />
      </details>
      <p role="status" className="mt-2 text-danger empty:hidden">
        {problem}
      </p>
      {comparison !== null && compared === undefined && (
        <p className="mt-4">Nessuna differenza da {comparison.from} a oggi.</p>
      )}
      {comparison !== null && compared !== undefined && (
        <Compared key={compared.slug} compared={compared} from={comparison.from} />
      )}
    </div>
  );
}
