import type { ChartPaths } from '../../paths/engine/chart-paths';
import type { Chart } from '../graph/chart';
import { snapshotAt, stepOf } from '../paths/steps';
import type { Player } from '../play/use-player';
import { startWords } from '../words/starts';
import { answersByHand, dataWords } from '../words/test-data';
import { snapshotWords } from '../words/words';
import { quietButton } from './button-look';

interface PathPlaybackProps {
  readonly slug: string;
  readonly chart: Chart;
  readonly walk: ChartPaths;
  readonly player: Player;
}

/** The chosen path, step by step; the drawing follows. */
export function PathPlayback({ slug, chart, walk, player }: PathPlaybackProps) {
  const { path, steps, done, start } = player.track;
  if (path === null) return null;
  const played = steps.flatMap(({ move }) => walk.moves[move] ?? []);
  const end = snapshotAt(walk, played.at(-1)?.to ?? walk.starts[start]?.snapshot);
  return (
    <section
      aria-label="Percorso scelto"
      className="mt-4 rounded-panel border border-accent bg-accent-soft p-3 text-sm"
    >
      <p>
        <strong>Precondizione:</strong> {startWords(walk.starts[start]?.name ?? '')}. Nella demo:{' '}
        {dataWords(slug, walk.starts[start]?.name ?? '')}. {answersByHand}
      </p>
      <ol className="mt-2 grid list-decimal gap-1 pl-6">
        {played.map((move, index) => (
          <li
            key={`${index + 1}`}
            aria-current={index === done - 1 ? 'step' : undefined}
            className={index === done - 1 ? 'font-semibold' : ''}
          >
            {stepOf(chart, walk, move)}
          </li>
        ))}
      </ol>
      <p className="mt-2">
        <strong>Atteso:</strong> {snapshotWords(chart, end)}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <button
          type="button"
          className={quietButton}
          disabled={done === 0}
          onClick={() => player.step(-1)}
        >
          Passo precedente
        </button>
        <button
          type="button"
          className={quietButton}
          disabled={done === steps.length}
          onClick={() => player.step(1)}
        >
          Passo successivo
        </button>
        <span role="status" className="tabular-nums">
          {done} di {steps.length}
        </span>
      </div>
    </section>
  );
}
