import { useMemo } from 'react';
import { Picture } from '../drawing/Diagram';
import { unlit } from '../drawing/lit';
import { noWishes, useDrawing } from '../drawing/use-drawing';
import type { Chart } from '../graph/chart';
import { mainWay, tonesOf } from '../graph/tones';

/** A landscape A4 page inside its margins and below its title, in pixels of CSS. */
const paper = { width: 1000, height: 560 };
const unfolded = { ...noWishes, folded: new Set<string>() };
const still = {
  hrefOf: (id: string) => `#${id}`,
  onChoose: () => {},
  frames: new Map<string, boolean>(),
  onFold: () => {},
  charts: new Map<string, boolean>(),
  onOpen: () => {},
};

/** The whole chart on one page, with everything unfolded. */
export function DrawingOnPaper({ chart }: { readonly chart: Chart }) {
  const drawn = useDrawing(chart, paper, unfolded);
  const lit = useMemo(() => ({ ...unlit, main: mainWay(chart), tones: tonesOf(chart) }), [chart]);
  if (drawn === null) return <p role="status">Disegno in corso</p>;
  const { width, height } = drawn.drawing;
  const scale = Math.min(1, paper.width / width, paper.height / height);
  return (
    <div className="pointer-events-none overflow-x-auto" aria-hidden="true" inert>
      <Picture
        id="drawing"
        drawn={drawn}
        whole={chart}
        scale={scale}
        lit={lit}
        gestures={still}
        onKeyDown={() => {}}
      />
    </div>
  );
}
