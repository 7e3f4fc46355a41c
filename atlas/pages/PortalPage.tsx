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
import { Desk } from './Desk';

const own = portalChart(portal);
const asMap = { ...noWishes, isMap: true };
/** A map leaves no room for buttons: the panel of a page has them. */
const noMarks: ReadonlyMap<string, boolean> = new Map();
export const portalPage = 'portale';

/** The whole portal: every page, who sees it, what leads where; from here into the flows. */
export function PortalPage({ place }: { readonly place: string }) {
  const shown = useChart(own, place, asMap);
  const { isFull, toggle } = useFullScreen();
  const { chart } = shown;
  const isMap = chart.inside === undefined;
  const chosen = foundAt(chart, place);
  const [main, tones] = useMemo(() => [mainWay(chart), tonesOf(chart)], [chart]);
  useRevealed(shown, chosen === null ? [] : [chosen]);
  const part = (chosen ?? '').split(/›| -- /)[0] ?? '';
  const screen = portal.screens.find(({ path }) => path === pathOfState(part));
  const flow = chartCalled(screen?.flow ?? '') ?? chartCalled(screen?.chart ?? '');
  const near = chart.arrows.filter(({ source, target }) => source === part || target === part);
  return (
    <div className="px-5 py-3">
      <Desk
        isFull={isFull}
        name="Pagina scelta"
        heading={<h1 className="text-2xl font-semibold">Il portale intero</h1>}
        drawing={
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
            }}
            gestures={{
              hrefOf: (id) => hrefOf(portalPage, placeOf(chart, id)),
              onChoose: (id) => go(portalPage, placeOf(chart, id)),
              frames: isMap ? noMarks : shown.frames,
              onFold: shown.fold,
              charts: isMap ? noMarks : shown.charts,
              onOpen: shown.open,
            }}
            isFull={isFull}
            onFull={toggle}
            onShown={shown.see}
          />
        }
      >
        <div className="p-4">
          <ScreenDetail
            portal={portal}
            screen={screen}
            flow={flow}
            onOpen={shown.charts.has(part) ? () => shown.open(part) : null}
            isOpen={shown.opened.has(part)}
          />
        </div>
      </Desk>
      <VisitorTable portal={portal} />
    </div>
  );
}
