import { useDeferredValue, useMemo, useState } from 'react';
import type { WalkOfChart } from '../../walks/engine/walk-of-chart';
import type { ListedChart } from '../charts';
import { type ManualPath, manualPath } from '../paths/steps';
import { workbookOf } from '../paths/workbook';
import { save } from '../save';
import { quietButton } from './button-look';
import { PathPlayback } from './PathPlayback';
import type { Player } from './use-track';

interface PathsPanelProps {
  readonly listed: ListedChart;
  readonly walk: WalkOfChart;
  readonly player: Player;
}

const pageSize = 40;

const says = ({ id, precondition, steps, expected }: ManualPath, text: string) =>
  [id, precondition, ...steps, expected].join(' ').toLowerCase().includes(text.toLowerCase());

const titleOf = ({ steps }: ManualPath) => steps.at(-1) ?? 'Apertura';

/** Every generated path in words: to read, to play in the drawing, to take away as a workbook. */
export function PathsPanel({ listed, walk, player }: PathsPanelProps) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(pageSize);
  const asked = useDeferredValue(text);
  const { slug, chart } = listed;
  const all = useMemo(
    () => walk.paths.map((_, index) => ({ index, path: manualPath(slug, chart, walk, index) })),
    [slug, chart, walk],
  );
  const found = useMemo(() => all.filter(({ path }) => says(path, asked)), [all, asked]);
  const download = async () =>
    save(await workbookOf(found.map(({ path }) => path)), `${slug}-percorsi.xlsx`);
  return (
    <>
      <h2 className="text-lg font-semibold">Percorsi</h2>
      <p className="mt-1 text-sm text-ink-soft">
        {all.length} percorsi generati dal flusso: insieme prendono ogni transizione.
      </p>
      <label className="mt-3 grid gap-1 text-sm">
        Filtra i percorsi
        <input
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="h-10 rounded-control border border-line-strong bg-surface px-2"
        />
      </label>
      <button type="button" className={`${quietButton} mt-3`} onClick={download}>
        Scarica {found.length} percorsi (.xlsx)
      </button>
      <PathPlayback chart={chart} walk={walk} player={player} />
      <ul className="mt-4 grid gap-1.5">
        {found.slice(0, shown).map(({ index, path }) => (
          <li key={path.id}>
            <button
              type="button"
              className={`${quietButton} w-full`}
              aria-pressed={player.track.path === index}
              onClick={() => player.play(index)}
            >
              <span className="block text-xs text-ink-soft tabular-nums">
                {path.id} · {path.steps.length === 1 ? '1 passo' : `${path.steps.length} passi`}
              </span>
              {titleOf(path)}
              <span className="block text-ink-soft">Atteso: {path.expected}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <button
          type="button"
          className={`${quietButton} mt-3`}
          onClick={() => setShown(shown + pageSize)}
        >
          Mostra altri percorsi
        </button>
      )}
    </>
  );
}
