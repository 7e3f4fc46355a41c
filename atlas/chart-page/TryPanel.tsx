import type { ChartPaths } from '../../paths/engine/chart-paths';
import type { Chart } from '../graph/chart';
import { hasEffect, stepOf } from '../paths/steps';
import type { Player, Told } from '../play/use-player';
import { startWords } from '../words/starts';
import { snapshotWords } from '../words/words';
import { quietButton } from './button-look';
import { refusedLast } from './refused-last';

interface TryPanelProps {
  readonly chart: Chart;
  readonly walk: ChartPaths;
  readonly player: Player;
}

const sentence = ({ act, move }: Told) => stepOf(act.chart, act.walk, move);

function Starts({ walk, player }: Omit<TryPanelProps, 'chart'>) {
  return (
    <label className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
      Precondizione
      <select
        className="h-10 rounded-control border border-line-strong bg-surface px-2"
        value={player.track.start}
        onChange={({ target }) => player.restart(Number(target.value))}
      >
        {walk.starts.map(({ name }, index) => (
          <option key={name} value={index}>
            {startWords(name)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Done({ player }: Pick<TryPanelProps, 'player'>) {
  return player.done.length === 0 ? null : (
    <>
      <h3 className="mt-5 text-sm font-semibold">Fin qui</h3>
      <ol className="mt-2 grid list-decimal gap-1 pl-6 text-sm">
        {player.done.map((entry, index) => (
          <li key={`${index + 1}`}>{sentence(entry)}</li>
        ))}
      </ol>
    </>
  );
}

/** Tries the chart: what can happen now, and what happened so far. */
export function TryPanel({ chart, walk, player }: TryPanelProps) {
  if (walk.starts.length === 0) return <p className="text-sm">Questo flusso non ha eventi.</p>;
  return (
    <>
      <h2 className="text-lg font-semibold">Prova il flusso</h2>
      <Starts walk={walk} player={player} />
      <p role="status" className="mt-4 rounded-control bg-accent-soft px-3 py-2 text-sm">
        <strong>Ora:</strong> {snapshotWords(chart, { states: player.states })}
      </p>
      <div className="mt-3 flex gap-2">
        <button
          type="button"
          className={quietButton}
          disabled={player.done.length === 0}
          onClick={() => player.step(-1)}
        >
          Annulla l’ultimo
        </button>
        <button type="button" className={quietButton} onClick={() => player.restart()}>
          Ricomincia
        </button>
      </div>
      <h3 className="mt-5 text-sm font-semibold">Che cosa può accadere</h3>
      {player.offered.length === 0 && (
        <p className="mt-2 text-sm text-ink-soft">Nulla: il flusso è finito.</p>
      )}
      <ul className="mt-2 grid gap-1.5">
        {refusedLast(player.offered).map((entry) => (
          <li key={`${entry.step.place} ${entry.step.move}`}>
            <button
              type="button"
              className={`${quietButton} w-full ${hasEffect(entry.act.chart, entry.move) ? '' : 'text-ink-soft'}`}
              onClick={() => player.take(entry.step)}
            >
              {entry.step.place !== null && (
                <span className="block text-xs text-ink-soft">{entry.act.chart.description}</span>
              )}
              {sentence(entry)}
            </button>
          </li>
        ))}
      </ul>
      <Done player={player} />
    </>
  );
}
