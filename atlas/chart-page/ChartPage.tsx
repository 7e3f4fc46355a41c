import reports from 'virtual:atlas/coverage';
import { useMemo, useState } from 'react';
import { noWalk } from '../../walks/engine/walk-of-chart';
import { foundAt, go, hrefOf, placeOf } from '../address';
import type { ListedChart } from '../charts';
import { Diagram } from '../drawing/Diagram';
import type { Lit } from '../drawing/lit';
import { coveredBy, reportsOf } from '../graph/coverage';
import type { Direction } from '../layout/drawing';
import { ChartHeading } from './ChartHeading';
import { ChartTable } from './ChartTable';
import { Controls } from './Controls';
import { CoverageNote } from './CoverageNote';
import { DetailPanel } from './DetailPanel';
import { ExportPanel } from './ExportPanel';
import { LivePanel } from './LivePanel';
import { useLive } from './live-store';
import { Panels } from './Panels';
import { PathsPanel } from './PathsPanel';
import { TryPanel } from './TryPanel';
import { useDrawing } from './use-drawing';
import { usePlayer, useWalk } from './use-track';

interface ChartPageProps {
  readonly listed: ListedChart;
  /** The state or arrow that the address names. */
  readonly place: string;
}

const tools = { detail: 0, trying: 1, paths: 2 } as const;
/** One flow: its drawing, its tools, its table. */
export function ChartPage({ listed, place }: ChartPageProps) {
  const { chart, slug } = listed;
  const [tool, setTool] = useState<number>(tools.detail);
  const [isCovered, setCovered] = useState(false);
  const [direction, setDirection] = useState<Direction | null>(null);
  const drawing = useDrawing(chart, direction);
  const loaded = useWalk(chart);
  const walk = loaded ?? noWalk;
  const player = usePlayer(walk);
  const chosen = foundAt(chart, place);
  const own = useMemo(() => reportsOf(reports, chart), [chart]);
  const covered = useMemo(() => coveredBy(own), [own]);
  const isPlaying = tool === tools.trying || tool === tools.paths;
  const { portals } = useLive();
  const open = portals.flatMap(({ charts }) => charts.filter((each) => each.chart === chart.id));
  const alive = open.flatMap(({ states }) => states);
  const lit: Lit = {
    states: new Set(isPlaying ? player.moment.states : alive),
    arrows: new Set(isPlaying ? player.last?.taken : []),
    selected: isPlaying ? null : chosen,
    covered: isCovered ? covered : null,
  };
  const choose = (id: string) => {
    setTool(tools.detail);
    go(slug, placeOf(chart, id));
  };
  return (
    <div className="px-5 py-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ChartHeading listed={listed} />
        <Controls
          isCovered={isCovered}
          onCover={() => setCovered(!isCovered)}
          onDirection={setDirection}
        />
      </div>
      {isCovered && <CoverageNote chart={chart} reports={own} covered={covered} />}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
        {drawing === null ? (
          <p role="status" className="grid h-[72vh] place-items-center text-ink-soft">
            Disegno in corso
          </p>
        ) : (
          <Diagram
            chart={chart}
            drawing={drawing}
            lit={lit}
            hrefOf={(id) => hrefOf(slug, placeOf(chart, id))}
            onChoose={choose}
          />
        )}
        <aside
          aria-label="Strumenti del flusso"
          className="overflow-auto rounded-panel border border-line bg-surface shadow-panel lg:h-[72vh]"
        >
          <Panels
            selected={tool}
            onSelect={setTool}
            panels={[
              { name: 'Dettaglio', content: <DetailPanel listed={listed} chosen={chosen} /> },
              { name: 'Prova', content: <TryPanel chart={chart} walk={walk} player={player} /> },
              {
                name: 'Percorsi',
                content: <PathsPanel listed={listed} walk={walk} player={player} />,
              },
              { name: 'Dal vivo', content: <LivePanel /> },
              { name: 'Esporta', content: <ExportPanel listed={listed} /> },
            ]}
          />
        </aside>
      </div>
      <ChartTable listed={listed} chosen={chosen} />
    </div>
  );
}
