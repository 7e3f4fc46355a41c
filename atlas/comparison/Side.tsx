import { useMemo, useState } from 'react';
import { hrefOf } from '../address';
import { useChart } from '../chart-page/use-chart';
import { Diagram } from '../drawing/Diagram';
import { unlit } from '../drawing/lit';
import type { Chart } from '../graph/chart';
import { type Mark, marksOf } from './marks';

interface SideProps {
  readonly name: string;
  readonly chart: Chart | null;
  readonly other: Chart | null;
  /** The note on a part that only this side has. */
  readonly alone: 'added' | 'removed';
}

const words: Readonly<Record<Mark, string>> = {
  added: 'Aggiunto',
  removed: 'Tolto',
  changed: 'Cambiato',
};

const place = (id: string) => hrefOf('confronto', id);

function Drawn({ name, chart, other, alone }: SideProps & { readonly chart: Chart }) {
  const shown = useChart(chart, '');
  const [chosen, setChosen] = useState<string | null>(null);
  const marks = useMemo(() => marksOf(chart, other, alone), [chart, other, alone]);
  const mark = marks.get(chosen ?? '');
  return (
    <>
      <div className="h-[60vh] min-h-80">
        <Diagram
          name={name}
          drawingId={`drawing-${alone}`}
          chart={chart}
          wishes={shown.wishes}
          lit={{ ...unlit, selected: chosen, marks }}
          gestures={{
            hrefOf: place,
            onChoose: setChosen,
            frames: shown.frames,
            onFold: shown.fold,
            charts: new Map(),
            onOpen: () => {},
          }}
          onShown={shown.see}
        />
      </div>
      <p role="status" className="mt-1 min-h-6 text-sm break-words">
        {chosen !== null && `${mark === undefined ? 'Com’era' : words[mark]}: ${chosen}`}
      </p>
    </>
  );
}

/** One of the two drawings. */
export function Side(props: SideProps) {
  const { name, chart } = props;
  return (
    <div className="min-w-0">
      <h2 className="mb-1 text-sm font-semibold">{name}</h2>
      {chart === null ? (
        <p className="grid h-[60vh] min-h-80 place-items-center rounded-panel border border-line bg-surface text-ink-soft">
          Qui il diagramma non c’è.
        </p>
      ) : (
        <Drawn {...props} chart={chart} />
      )}
    </div>
  );
}
