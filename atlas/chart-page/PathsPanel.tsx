import { useDeferredValue, useMemo, useState } from 'react';
import type { ChartPaths } from '../../paths/engine/chart-paths';
import { pathSetOf } from '../../paths/engine/path-set';
import type { ListedChart } from '../charts';
import type { PathOutcome } from '../outcomes/outcome';
import { type ManualPath, manualPath } from '../paths/steps';
import { workbookOf } from '../paths/workbook';
import type { Player } from '../play/use-player';
import { save } from '../save';
import { quietButton } from './button-look';
import { PathPlayback } from './PathPlayback';

interface PathsPanelProps {
  readonly listed: ListedChart;
  readonly walk: ChartPaths;
  readonly player: Player;
  readonly outcomes: ReadonlyMap<number, PathOutcome>;
}

const pageSize = 40;

const contains = ({ id, precondition, steps, expected }: ManualPath, text: string) =>
  [id, precondition, ...steps, expected].join(' ').toLowerCase().includes(text.toLowerCase());

const titleOf = ({ steps }: ManualPath) => steps.at(-1) ?? 'Apertura';

/** Every generated path in words: to read, to play in the drawing, to save as a workbook. */
export function PathsPanel({ listed, walk, player, outcomes }: PathsPanelProps) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(pageSize);
  const [isShort, setShort] = useState(true);
  const asked = useDeferredValue(text);
  const { slug, chart } = listed;
  const total = walk.paths.length;
  const listedPaths = useMemo(
    () =>
      pathSetOf(walk, !isShort).map((index) => ({
        index,
        path: manualPath(slug, chart, walk, index),
      })),
    [slug, chart, walk, isShort],
  );
  const found = useMemo(
    () => listedPaths.filter(({ path }) => contains(path, asked)),
    [listedPaths, asked],
  );
  const download = async () => {
    const paths = found.map(({ path }) => path);
    const sheet = { name: listed.name, slug, paths, total };
    save(await workbookOf([sheet], { title: `Percorsi: ${listed.name}` }), `${slug}-percorsi.xlsx`);
  };
  return (
    <>
      <h2 className="text-lg font-semibold">Percorsi</h2>
      <p className="mt-1 text-sm text-ink-soft">
        {total} percorsi, con gli stessi numeri ovunque. L’insieme breve ({pathSetOf(walk).length})
        prende ogni transizione e incontra ogni stato; il completo prova ogni evento in ogni stato.
      </p>
      <label className="mt-3 flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-5"
          checked={isShort}
          onChange={({ target }) => setShort(target.checked)}
        />
        Solo l’insieme breve
      </label>
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
      <PathPlayback slug={slug} chart={chart} walk={walk} player={player} />
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
                {path.id}
                {outcomes.get(index) && ` · esito ${outcomes.get(index)?.outcome}`} ·{' '}
                {path.steps.length === 1 ? '1 passo' : `${path.steps.length} passi`}
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
