import type { Chart } from '../graph/chart';
import type { WalkReport } from '../graph/coverage';

const walkedOn: Readonly<Record<WalkReport['walkedOn'], string>> = {
  actor: 'sul flusso',
  children: 'con i flussi che contiene',
  view: 'attraverso la pagina',
};

interface CoverageNoteProps {
  readonly chart: Chart;
  readonly reports: readonly WalkReport[];
  readonly covered: ReadonlySet<string>;
}

/** What the last tests walked of a chart, in words. */
export function CoverageNote({ chart, reports, covered }: CoverageNoteProps) {
  if (chart.arrows.length === 0)
    return (
      <p className="mt-2 text-sm text-ink-soft">Questo flusso non ha transizioni da provare.</p>
    );
  if (reports.length === 0)
    return (
      <p className="mt-2 text-sm text-ink-soft">
        Nessuna prova registrata: eseguire npm test e ricompilare l’atlante.
      </p>
    );
  const taken = chart.arrows.filter(({ id }) => covered.has(id)).length;
  return (
    <p className="mt-2 text-sm text-ink-soft">
      Nell’ultima prova: {taken} transizioni su {chart.arrows.length}.{' '}
      {reports
        .map(
          ({ machine, walkedOn: how, paths }) =>
            `${paths} percorsi ${walkedOn[how]}${/ as (.+)$/.test(machine) ? ` (${/ as (.+)$/.exec(machine)?.[1]})` : ''}`,
        )
        .join(' · ')}
    </p>
  );
}
