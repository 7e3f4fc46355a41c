import { useState } from 'react';
import { quietButton } from '../chart-page/button-look';
import { useWalks } from '../chart-page/use-track';
import { chartCalled } from '../charts';
import { groupBy } from '../group-by';
import { Link, ownLink } from '../Link';
import { FileChoice } from '../pages/FileChoice';
import type { PathOutcome } from './outcome';
import { keepOutcomes, useAllOutcomes } from './outcomes-store';
import { NotAWorkbook, readOutcomes } from './read-workbook';

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
  const walks = useWalks(listed === undefined ? [] : [listed.chart.id]);
  const total = walks.get(listed?.chart.id ?? '')?.paths.length ?? 0;
  const failed = outcomes.filter(({ outcome }) => outcome !== 'OK');
  return (
    <li className="rounded-panel border border-line bg-surface p-4 shadow-panel">
      <h2 className="text-base font-semibold">
        {listed === undefined ? (
          slug
        ) : (
          <Link page={listed.slug} className={ownLink}>
            {listed.name}
          </Link>
        )}
      </h2>
      <p className="text-sm text-ink-soft tabular-nums">
        {outcomes.length} di {total} percorsi hanno un esito; {outcomes.length - failed.length} OK
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

/** What testers wrote into a workbook, read back: from here it shows on the charts. */
export function OutcomesPage() {
  const outcomes = useAllOutcomes();
  const [problem, setProblem] = useState('');
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const found = readOutcomes(new Uint8Array(await file.arrayBuffer()));
      if (found.length === 0) return setProblem('Nel foglio non c’è nessun esito.');
      keepOutcomes(found);
      setProblem('');
    } catch (error) {
      setProblem(error instanceof NotAWorkbook ? error.message : 'Il file non si può leggere.');
    }
  };
  return (
    <div className="mx-auto max-w-page px-5 py-8">
      <h1 className="text-2xl font-semibold">Esiti delle prove a mano</h1>
      <p className="mt-2 max-w-reading text-ink-soft">
        Il foglio dei percorsi, compilato, si rilegge qui: ogni flusso mostra che cosa è riuscito e
        che cosa no. Gli esiti restano in questo browser.
      </p>
      <FileChoice label="Foglio compilato (.xlsx)" accept=".xlsx" onChosen={read} />
      <p role="status" className="mt-2 text-danger empty:hidden">
        {problem}
      </p>
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
