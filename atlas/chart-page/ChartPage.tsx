import reports from 'virtual:atlas/coverage';
import { useMemo, useState } from 'react';
import { noPaths } from '../../paths/engine/chart-paths';
import { foundAt, go, hrefOf, placeOf } from '../address';
import { chartCalled, type ListedChart } from '../charts';
import { Diagram } from '../drawing/Diagram';
import type { Lit } from '../drawing/lit';
import { coveredBy, reportsOf } from '../graph/coverage';
import { playedIn } from '../graph/inside';
import { mainWay, tonesOf } from '../graph/tones';
import { useOutcomes } from '../outcomes/outcomes-store';
import { Desk } from '../pages/Desk';
import { usePlayer } from '../play/use-player';
import { ChartHeading } from './ChartHeading';
import { ChartTable } from './ChartTable';
import { Controls } from './Controls';
import { CoverageNote } from './CoverageNote';
import { DetailPanel } from './DetailPanel';
import { ExportPanel } from './ExportPanel';
import { Legend } from './Legend';
import { LivePanel } from './LivePanel';
import { useLive } from './live-store';
import { Panels } from './Panels';
import { PathsPanel } from './PathsPanel';
import { TryPanel } from './TryPanel';
import { useChart, useRevealed } from './use-chart';
import { useFullScreen } from './use-full-screen';
import { useChartPaths } from './use-track';

interface ChartPageProps {
  readonly listed: ListedChart;
  /** The state or arrow that the address names. */
  readonly place: string;
}

const tools = { detail: 0, trying: 1, paths: 2 } as const;

const known = (id: string) => chartCalled(id)?.chart;

/** One flow: its drawing, its tools, its table. */
export function ChartPage({ listed, place }: ChartPageProps) {
  const { chart: own, slug } = listed;
  const [tool, setTool] = useState<number>(tools.detail);
  const [isCovered, setCovered] = useState(false);
  const { isFull, toggle } = useFullScreen();
  const shown = useChart(own, place);
  const { chart } = shown;
  const chosen = foundAt(chart, place);

  const inside = [...shown.opened].flatMap((id) => {
    const state = own.states.find((each) => each.id === id);
    const played = state && playedIn(state, known);
    return played === undefined ? [] : [{ id, played }];
  });
  const walks = useChartPaths([own.id, ...inside.map(({ played }) => played.id)]);
  const walk = walks.get(own.id) ?? noPaths;
  const player = usePlayer({
    chart: own,
    walk,
    inside: new Map(
      inside.map(({ id, played }) => [
        id,
        { chart: played, walk: walks.get(played.id) ?? noPaths },
      ]),
    ),
  });

  const tests = useMemo(() => reportsOf(reports, own), [own]);
  const covered = useMemo(() => coveredBy(tests), [tests]);
  const [main, tones] = useMemo(() => [mainWay(chart), tonesOf(chart)], [chart]);
  const isPlaying = tool === tools.trying || tool === tools.paths;
  const { portals } = useLive();
  const open = portals.flatMap(({ charts }) => charts.filter((each) => each.chart === own.id));
  const outcomes = useOutcomes(slug, walk);
  const lit: Lit = {
    states: new Set(isPlaying ? player.states : open.flatMap(({ states }) => states)),
    arrows: new Set(isPlaying ? player.taken : []),
    selected: isPlaying ? null : chosen,
    covered: isCovered ? covered : null,
    main,
    tones,
    outcomes: outcomes.byArrow,
  };
  useRevealed(shown, isPlaying || chosen === null ? [...lit.states] : [chosen]);
  const choose = (id: string) => {
    setTool(tools.detail);
    go(slug, placeOf(chart, id));
  };
  const whole = { ...listed, chart };
  return (
    <div className="px-3 py-2">
      <Desk
        isFull={isFull}
        name="Strumenti del flusso"
        heading={
          <>
            <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
              <ChartHeading listed={listed} />
              <Controls
                wishes={shown.wishes}
                onWish={shown.wish}
                isCovered={isCovered}
                onCover={() => setCovered(!isCovered)}
              />
            </div>
            {isCovered && <CoverageNote chart={own} reports={tests} covered={covered} />}
          </>
        }
        drawing={
          <Diagram
            chart={chart}
            wishes={shown.wishes}
            lit={lit}
            gestures={{
              hrefOf: (id) => hrefOf(slug, placeOf(chart, id)),
              onChoose: choose,
              frames: shown.frames,
              onFold: shown.fold,
              charts: shown.charts,
              onOpen: shown.open,
            }}
            isFull={isFull}
            onFull={toggle}
            onShown={shown.see}
          />
        }
      >
        <Panels
          selected={tool}
          onSelect={setTool}
          panels={[
            {
              name: 'Dettaglio',
              content: <DetailPanel listed={whole} chosen={chosen} walk={walk} />,
            },
            { name: 'Prova', content: <TryPanel chart={chart} walk={walk} player={player} /> },
            {
              name: 'Percorsi',
              content: (
                <PathsPanel
                  listed={listed}
                  walk={walk}
                  player={player}
                  outcomes={outcomes.byPath}
                />
              ),
            },
            { name: 'Dal vivo', content: <LivePanel /> },
            { name: 'Esporta', content: <ExportPanel listed={listed} /> },
          ]}
        />
      </Desk>
      <Legend />
      <ChartTable listed={listed} chosen={chosen} />
    </div>
  );
}
