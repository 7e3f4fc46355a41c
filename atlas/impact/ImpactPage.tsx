import portal from 'virtual:atlas/portal';
import requirements from 'virtual:atlas/requirements';
import tests from 'virtual:atlas/tests';
import { useMemo, useState } from 'react';
import { statuses } from '../../acquirer/contract/call';
import { type ChartPaths, noPaths } from '../../paths/engine/chart-paths';
import { go, placeOf } from '../address';
import { quietButton } from '../chart-page/button-look';
import { arrowName, stateName } from '../chart-page/names';
import { useChartPaths } from '../chart-page/use-track';
import { charts } from '../charts';
import { Link, ownLink } from '../Link';
import { manualPath } from '../paths/steps';
import { workbookOf } from '../paths/workbook';
import { nameOfFlow } from '../portal/uses';
import { save } from '../save';
import { arrowLine } from '../search/happens';
import {
  isKnown,
  pagesShowing,
  pathsThrough,
  type Subject,
  subjectOf,
  type Touched,
  touchedBy,
  treatedAs,
} from './impact';

export const impactPage = 'impatto';

const field = 'h-10 rounded-control border border-line-strong bg-surface px-2 text-sm';

const known = requirements.map(({ id }) => id);

const titleOf = (subject: Subject) => {
  switch (subject.kind) {
    case 'call':
      return subject.status === null
        ? `La chiamata ${subject.alias}`
        : `${subject.alias} che risponde ${subject.status}`;
    case 'status':
      return `La risposta ${subject.status}`;
    case 'requirement':
      return `Il requisito ${subject.id}`;
    case 'text':
      return `Il testo «${subject.text}»`;
  }
};

function Parts({ touched }: { readonly touched: Touched }) {
  const { listed, states, arrows } = touched;
  return (
    <ul className="grid gap-1 text-sm">
      {states.map((state) => (
        <li key={state.id}>
          <Link page={listed.slug} place={placeOf(listed.chart, state.id)} className={ownLink}>
            {stateName(listed.chart, state.id)}
          </Link>{' '}
          <span className="text-ink-soft">stato</span>
        </li>
      ))}
      {arrows.map((arrow) => (
        <li key={arrow.id}>
          <Link page={listed.slug} place={placeOf(listed.chart, arrow.id)} className={ownLink}>
            {arrowName(listed.chart, arrow)}
          </Link>{' '}
          <span className="text-ink-soft">{arrowLine(listed.chart, arrow)}</span>
        </li>
      ))}
    </ul>
  );
}

function Changes({ touched, as }: { readonly touched: Touched; readonly as: string }) {
  return (
    <ul className="mt-2 grid gap-1 rounded-control bg-warning-soft px-3 py-2 text-sm">
      {treatedAs(touched, as).map(({ arrow, instead }) => (
        <li key={arrow.id}>
          In «{stateName(touched.listed.chart, arrow.source)}»: oggi{' '}
          {arrow.stays ? 'resta' : `«${stateName(touched.listed.chart, arrow.target)}»`},
          diventerebbe{' '}
          <strong>
            {instead === null
              ? 'senza risposta: il flusso non distingue quello status qui'
              : `«${stateName(touched.listed.chart, instead.target)}»`}
          </strong>
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly touched: Touched;
  readonly walk: ChartPaths;
  readonly as: string;
}

function Card({ touched, walk, as }: CardProps) {
  const { listed, pages } = touched;
  const paths = pathsThrough(touched, walk);
  const numbers = paths.map((index) => index + 1);
  return (
    <li className="rounded-panel border border-line bg-surface p-4 shadow-panel">
      <h3 className="text-base font-semibold">
        <Link page={listed.slug} className={ownLink}>
          {listed.name}
        </Link>
      </h3>
      {pages.length > 0 && (
        <p className="text-sm text-ink-soft">Lo vedono le pagine: {pages.join(', ')}</p>
      )}
      <div className="mt-2">
        <Parts touched={touched} />
      </div>
      {as !== '' && <Changes touched={touched} as={as} />}
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer">
          {paths.length === 1 ? '1 percorso da rifare' : `${paths.length} percorsi da rifare`}
        </summary>
        <p className="mt-1 text-ink-soft tabular-nums">{numbers.join(', ')}</p>
      </details>
    </li>
  );
}

const workbookFor = async (
  touched: readonly Touched[],
  walks: ReadonlyMap<string, ChartPaths>,
  name: string,
) => {
  const sheets = touched.map((each) => {
    const { listed } = each;
    const walk = walks.get(listed.chart.id) ?? noPaths;
    const paths = pathsThrough(each, walk).map((index) =>
      manualPath(listed.slug, listed.chart, walk, index),
    );
    return { name: listed.name, slug: listed.slug, paths, total: walk.paths.length };
  });
  save(await workbookOf(sheets, { title: name }), 'percorsi-da-rifare.xlsx');
};

function Texts({ text }: { readonly text: string }) {
  return (
    <ul className="mt-4 grid gap-2">
      {pagesShowing(portal, text).map((each) => (
        <li
          key={each.text}
          className="rounded-panel border border-line bg-surface p-4 shadow-panel"
        >
          <p>«{each.text}»</p>
          <p className="text-sm text-ink-soft">
            {each.flows.length === 0
              ? 'Testo di uso generale'
              : each.flows.map((flow) => nameOfFlow(portal, flow)).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Requirement({ id }: { readonly id: string }) {
  return (
    <div className="mt-4 text-sm">
      <p>{requirements.find((each) => each.id === id)?.text}</p>
      <ul className="mt-2 grid gap-1" lang="en">
        {(tests[id] ?? []).map(({ title, file }) => (
          <li key={`${file} ${title}`} className="text-ink-soft">
            {title} <code>{file}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

const failures = [...statuses.filter((status) => status >= 400).map(String), 'nessuna risposta'];

/** What a change would touch: choose a call, a status, a requirement or a text. */
export function ImpactPage({ place }: { readonly place: string }) {
  const [as, setAs] = useState('');
  const [only, setOnly] = useState('');
  const subject = useMemo(() => subjectOf(portal, place), [place]);
  const all = useMemo(
    () => (subject === null ? [] : touchedBy(portal, charts, subject)),
    [subject],
  );
  const touched = all.filter(({ listed }) => only === '' || listed.slug === only);
  const walks = useChartPaths(touched.map(({ listed }) => listed.chart.id));
  const count = touched.reduce(
    (sum, each) => sum + pathsThrough(each, walks.get(each.listed.chart.id) ?? noPaths).length,
    0,
  );
  const hasStatus =
    subject?.kind === 'status' || (subject?.kind === 'call' && subject.status !== null);
  return (
    <div className="mx-auto max-w-page px-5 py-8">
      <h1 className="text-2xl font-semibold">Che cosa tocca una modifica</h1>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <label className="grid w-96 max-w-full gap-1 text-sm">
          Chiamata, status, requisito o testo
          <input
            type="search"
            list="soggetti"
            className={`${field} min-w-0`}
            value={place}
            onChange={({ target }) => go(impactPage, target.value, 'replace')}
          />
        </label>
        <datalist id="soggetti">
          {portal.calls.map(({ alias }) => (
            <option key={alias} value={alias} />
          ))}
          {failures.map((status) => (
            <option key={status} value={status} />
          ))}
        </datalist>
        <label className="grid max-w-full gap-1 text-sm">
          Solo nel flusso
          <select className={field} value={only} onChange={({ target }) => setOnly(target.value)}>
            <option value="">Tutti</option>
            {all.map(({ listed }) => (
              <option key={listed.slug} value={listed.slug}>
                {listed.name}
              </option>
            ))}
          </select>
        </label>
        {hasStatus && (
          <label className="grid gap-1 text-sm">
            Se fosse trattato come
            <select className={field} value={as} onChange={({ target }) => setAs(target.value)}>
              <option value="">(com’è oggi)</option>
              {failures.map((status) => (
                <option key={status}>{status}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      {subject !== null && (
        <section aria-labelledby="soggetto" className="mt-6">
          <h2 id="soggetto" className="text-lg font-semibold">
            {titleOf(subject)}
          </h2>
          {!isKnown(portal, charts, known, subject) && (
            <p role="alert" className="mt-1">
              Non trovato: nel portale non c’è niente con questo nome.
            </p>
          )}
          <p role="status" className="text-ink-soft">
            {touched.length === 1 ? '1 flusso toccato' : `${touched.length} flussi toccati`},{' '}
            {count === 1 ? '1 percorso da rifare' : `${count} percorsi da rifare`}
          </p>
          {count > 0 && (
            <button
              type="button"
              className={`${quietButton} mt-2`}
              onClick={() => void workbookFor(touched, walks, titleOf(subject))}
            >
              Scarica i percorsi da rifare (.xlsx)
            </button>
          )}
          {subject.kind === 'requirement' && <Requirement id={subject.id} />}
          {subject.kind === 'text' && <Texts text={subject.text} />}
          <ul className="mt-4 grid gap-3 lg:grid-cols-2">
            {touched.map((each) => (
              <Card
                key={each.listed.slug}
                touched={each}
                walk={walks.get(each.listed.chart.id) ?? noPaths}
                as={hasStatus ? as : ''}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
