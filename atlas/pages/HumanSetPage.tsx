import sessions from 'virtual:atlas/sessions';
import { useEffect } from 'react';
import { type HumanPath, humanAnswers, humanSlug } from '../../paths/human/session';
import { quietButton } from '../chart-page/button-look';
import { Link, ownLink } from '../Link';
import { outcomesPage } from '../outcomes/OutcomesPage';
import { useAllOutcomes } from '../outcomes/outcomes-store';
import { workbookOf } from '../paths/workbook';
import { save } from '../save';

const title = 'Collaudo a mano';

/** What became of a session: where it failed, or how many of its steps have an outcome. */
const outcomeOf = ({ rows }: HumanPath, outcomes: ReadonlyMap<string, string>) => {
  const known = rows.filter(({ id }) => outcomes.has(id));
  const failed = rows.findIndex(({ id }) => outcomes.get(id) === 'KO');
  if (failed >= 0) return `KO al passo ${failed + 1}`;
  if (known.length === 0) return undefined;
  const passed = known.filter(({ id }) => outcomes.get(id) === 'OK');
  return `OK ${passed.length} passi su ${rows.length}`;
};

const totalMinutes = sessions.reduce((sum, { minutes }) => sum + minutes, 0);

interface SessionProps extends HumanPath {
  readonly isSought: boolean;
  readonly outcome: string | undefined;
}

function Session({ id, title: name, isSought, outcome, ...session }: SessionProps) {
  const { minutes, users, steps, before } = session;
  return (
    <li id={id} className="scroll-mt-6 border-t border-line px-4 py-3">
      <details open={isSought}>
        <summary className="cursor-pointer">
          <strong className="mr-2 tabular-nums">{id}</strong>
          {name}
          <span className="block text-sm text-ink-soft tabular-nums">
            Circa {minutes} {minutes === 1 ? 'minuto' : 'minuti'}, {steps.length}{' '}
            {steps.length === 1 ? 'passo' : 'passi'}
            {users.length > 0 && ` · con ${users.join(', ')}`}
            {outcome !== undefined && ` · esito ${outcome}`}
          </span>
        </summary>
        <p className="mt-2 max-w-reading text-sm text-ink-soft">Prima: {before.join('; ')}.</p>
        <ol className="mt-2 grid max-w-reading list-decimal gap-2 pl-6 text-sm">
          {[...steps.entries()].map(([at, step]) => (
            <li key={at}>{step}</li>
          ))}
        </ol>
      </details>
    </li>
  );
}

/** The sessions that a person plays in the demo: how long, as whom, what is done and what is seen. */
export function HumanSetPage({ place }: { readonly place: string }) {
  const outcomes = new Map(useAllOutcomes().map(({ id, outcome }) => [id, outcome]));
  useEffect(() => {
    document.getElementById(place)?.scrollIntoView();
  }, [place]);
  const download = async () => {
    const paths = sessions.flatMap(({ rows }) => rows);
    const sheet = { name: 'Collaudo', slug: humanSlug, paths, total: paths.length };
    save(await workbookOf([sheet], { title, answers: humanAnswers }), `${humanSlug}.xlsx`);
  };
  return (
    <div className="mx-auto max-w-page px-5 py-8">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="mt-2 max-w-reading text-ink-soft">
        {sessions.length} sessioni da svolgere nell’ambiente dimostrativo, circa {totalMinutes}{' '}
        minuti in tutto. Ogni passo dice che cosa fare e che cosa si vede dopo. Gli esiti si
        scrivono nel foglio e si rileggono nella pagina{' '}
        <Link page={outcomesPage} className={ownLink}>
          Esiti
        </Link>
        .
      </p>
      <button type="button" className={`${quietButton} mt-3`} onClick={download}>
        Scarica {sessions.length} sessioni (.xlsx)
      </button>
      <ul className="mt-6 rounded-panel border border-line bg-surface shadow-panel">
        {sessions.map((session) => (
          <Session
            key={session.id}
            {...session}
            isSought={session.id === place}
            outcome={outcomeOf(session, outcomes)}
          />
        ))}
      </ul>
    </div>
  );
}
