import portal from 'virtual:atlas/portal';
import { useMemo } from 'react';
import { foundAt, go, hrefOf, placeOf } from '../address';
import { useChart, useRevealed } from '../chart-page/use-chart';
import { useFullScreen } from '../chart-page/use-full-screen';
import { chartCalled } from '../charts';
import { Diagram } from '../drawing/Diagram';
import { unlit } from '../drawing/lit';
import { noWishes } from '../drawing/use-drawing';
import { mainWay, tonesOf } from '../graph/tones';
import { pathOfState, portalChart } from '../portal/portal-chart';
import { ScreenDetail } from '../portal-page/ScreenDetail';
import { VisitorTable } from '../portal-page/VisitorTable';

const own = portalChart(portal);
const packed = { ...noWishes, isPacked: true };
export const portalPage = 'portale';

/** The whole portal: every page, who sees it, what leads where; from here into the flows. */
export function PortalPage({ place }: { readonly place: string }) {
  const shown = useChart(own, place, packed);
  const { isFull, toggle } = useFullScreen();
  const { chart } = shown;
  const chosen = foundAt(chart, place);
  const [main, tones] = useMemo(() => [mainWay(own), tonesOf(chart)], [chart]);
  useRevealed(shown, chosen === null ? [] : [chosen]);
  const part = (chosen ?? '').split(/›| -- /)[0] ?? '';
  const screen = portal.screens.find(({ path }) => path === pathOfState(part));
  const flow = chartCalled(screen?.flow ?? '') ?? chartCalled(screen?.chart ?? '');
  const near = chart.arrows.filter(({ source, target }) => source === part || target === part);
  return (
    <div className="px-5 py-4">
      <h1 className="text-2xl font-semibold">Il portale intero</h1>
      <div
        className={
          isFull
            ? 'fixed inset-0 z-20 grid gap-3 bg-canvas p-3 lg:grid-cols-[minmax(0,1fr)_20rem]'
            : 'mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]'
        }
      >
        <div className={isFull ? 'min-h-0' : 'h-[calc(100vh-9rem)] min-h-[28rem]'}>
          <Diagram
            name="Disegno del portale"
            chart={chart}
            wishes={shown.wishes}
            lit={{
              ...unlit,
              selected: chosen,
              arrows: new Set(near.map(({ id }) => id)),
              main,
              tones,
              isQuiet: true,
            }}
            gestures={{
              hrefOf: (id) => hrefOf(portalPage, placeOf(chart, id)),
              onChoose: (id) => go(portalPage, placeOf(chart, id)),
              frames: shown.frames,
              onFold: shown.fold,
              charts: shown.charts,
              onOpen: shown.open,
            }}
            isFull={isFull}
            onFull={toggle}
            onShown={shown.see}
          />
        </div>
        <aside
          aria-label="Pagina scelta"
          className="overflow-auto rounded-panel border border-line bg-surface p-4 shadow-panel lg:h-[calc(100vh-9rem)] lg:min-h-[28rem]"
        >
          <ScreenDetail portal={portal} screen={screen} flow={flow} />
        </aside>
      </div>
      <VisitorTable portal={portal} />
    </div>
  );
}
