import sessions from 'virtual:atlas/sessions';
import { useState } from 'react';
import { humanSlug } from '../../paths/human/session';
import { quietButton } from '../chart-page/button-look';
import { loadChartPaths, useChartPaths } from '../chart-page/use-track';
import { chartCalled } from '../charts';
import { groupBy } from '../group-by';
import { Link, ownLink } from '../Link';
import { FileChoice } from '../pages/FileChoice';
import { knownPathsOf } from './known-paths';
import { withSessions } from './known-sessions';
import { type PathOutcome, withNewer } from './outcome';
import { keepOutcomes, useAllOutcomes } from './outcomes-store';
import { flowsIn, type Lost, lostWords, readOutcomes } from './read-workbook';
import { NotAWorkbook } from './sheets';

export const outcomesPage = 'esiti';

const slugOf = ({ id }: PathOutcome) => id.replace(/-\d+$/, '');

const look: Readonly<Record<PathOutcome['outcome'], string>> = {
  OK: 'text-success',
  KO: 'text-danger font-semibold',
  Bloccato: 'text-warning',
  'Non eseguito': 'text-ink-soft',
};

function Flow({ slug, outcomes }: { readonly slug: string; outcomes: readonly PathOutcome[] }) {
  const listed = chartCalled(slug);
  const walks = useChartPaths(listed === undefined ? [] : [listed.chart.id]);
  const session = sessions.find(({ id }) => id === slug);
  const name = session === undefined ? listed?.name : `Collaudo: ${session.title}`;
  const total = session?.rows.length ?? walks.get(listed?.chart.id ?? '')?.paths.length ?? 0;
  const failed = outcomes.filter(({ outcome }) => outcome !== 'OK');
  return (
    <li className="rounded-panel border border-line bg-surface p-4 shadow-panel">
      <h2 className="text-base font-semibold">
        {name === undefined ? (
          slug
        ) : (
          <Link page={session === undefined ? slug : humanSlug} className={ownLink}>
            {name}
          </Link>
        )}
      </h2>
      <p className="text-sm text-ink-soft tabular-nums">
        {outcomes.length} di {total} {session === undefined ? 'percorsi' : 'passi'} hanno un esito;{' '}
        {outcomes.length - failed.length} OK
      </p>
      <ul className="mt-2 grid gap-1 text-sm">
        {failed.map(({ id, outcome, notes }) => (
          <li key={id}>
            <span className="tabular-nums">{id}</span>{' '}
            <span className={look[outcome]}>{outcome}</span> {notes}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The paths of the flows that a workbook names, and the sessions of the human set. */
const knownTo = async (file: Uint8Array) => {
  const listed = flowsIn(file).flatMap((slug) => chartCalled(slug) ?? []);
  const walked = listed.map(async ({ slug, chart }) => ({
    slug,
    chart,
    walk: await loadChartPaths(chart.id),
  }));
  return withSessions(knownPathsOf(await Promise.all(walked)), sessions);
};

/** Reads back what testers wrote into a workbook; from here it shows on the charts. */
export function OutcomesPage() {
  const outcomes = useAllOutcomes();
  const [problem, setProblem] = useState('');
  const [lost, setLost] = useState<readonly Lost[]>([]);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    setLost([]);
    try {
      const workbook = new Uint8Array(await file.arrayBuffer());
      const found = readOutcomes(workbook, await knownTo(workbook));
      setLost(found.lost);
      if (found.outcomes.length === 0)
        return setProblem('Nel foglio non c’è nessun esito da usare: restano quelli di prima.');
      keepOutcomes(withNewer(outcomes, found.outcomes));
      setProblem('');
    } catch (error) {
      setProblem(error instanceof NotAWorkbook ? error.message : 'Il file non si può leggere.');
    }
  };
  return (
    <div className="mx-auto max-w-page px-5 py-8">
      <h1 className="text-2xl font-semibold">Esiti delle prove a mano</h1>
      <p className="mt-2 max-w-reading text-ink-soft">
        Il foglio dei percorsi o del collaudo, compilato, si rilegge qui: ogni flusso mostra che
        cosa è riuscito e che cosa no. Gli esiti restano in questo browser.
      </p>
      <FileChoice label="Foglio compilato (.xlsx)" accept=".xlsx" onChosen={read} />
      <p role="status" className="mt-2 text-danger empty:hidden">
        {problem}
      </p>
      {lost.length > 0 && (
        <section aria-label="Esiti non usati" className="mt-3 text-sm text-danger">
          <h2 className="font-semibold">Esiti non usati: {lost.length}</h2>
          <ul className="mt-1 grid gap-1">
            {lost.map((each) => (
              <li key={`${each.sheet} ${each.row} ${each.why}`}>{lostWords(each)}</li>
            ))}
          </ul>
        </section>
      )}
      {outcomes.length > 0 && (
        <button type="button" className={`${quietButton} mt-3`} onClick={() => keepOutcomes([])}>
          Dimentica gli esiti
        </button>
      )}
      <ul className="mt-6 grid gap-4 md:grid-cols-2">
        {[...groupBy(outcomes, slugOf)].map(([slug, each]) => (
          <Flow key={slug} slug={slug} outcomes={each} />
        ))}
      </ul>
    </div>
  );
}
