import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Chart } from '../graph/chart';
import type { Drawing } from '../layout/drawing';
import { nextPart } from './keyboard';
import { LinePart } from './LinePart';
import type { Lit } from './lit';
import { Shapes } from './Shapes';
import { StatePart } from './StatePart';
import { useDrag } from './use-drag';
import { useZoom } from './use-zoom';
import { Zoom } from './Zoom';

interface DiagramProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
  readonly lit: Lit;
  readonly hrefOf: (id: string) => string;
  readonly onChoose: (id: string) => void;
}

/** The part that stands for an arrow or a state: several statuses may share one. */
const partsOf = (drawing: Drawing) => {
  const parts = new Map<string, string>();
  const blocks = [...drawing.states, ...drawing.lines.flatMap(({ label }) => label ?? [])];
  for (const { arrows = [] } of blocks.flatMap(({ content }) => content.blocks))
    for (const arrow of arrows) parts.set(arrow, arrows[0] ?? arrow);
  return (id: string) => parts.get(id) ?? id;
};

/** The innermost state in which a chart begins. */
const firstOf = ({ states }: Chart): string => {
  const inner = (id: string): string => {
    const state = states.find((each) => each.id === id);
    const next = state?.initial ?? state?.children[0];
    return next === undefined ? id : inner(next);
  };
  return inner(states[0]?.id ?? '');
};

const elementOf = (frame: HTMLElement | null, part: string) =>
  frame?.querySelector<SVGAElement>(`[data-part="${CSS.escape(part)}"]`);

/** The drawn chart: it can be dragged, scrolled, enlarged, and walked through by keyboard. */
export function Diagram({ chart, drawing, lit, hrefOf, onChoose }: DiagramProps) {
  const frame = useRef<HTMLElement>(null);
  const { scale, zoomBy, fit } = useZoom(frame, drawing);
  const partOf = partsOf(drawing);
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const nameOf = (id: string) => states.get(id)?.description || id;

  const seen = lit.selected ?? [...lit.states].at(-1) ?? firstOf(chart);
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    elementOf(frame.current, partsOf(drawing)(seen))?.scrollIntoView({
      block: 'nearest',
      inline: 'center',
      behavior: still ? 'auto' : 'smooth',
    });
  }, [seen, drawing]);

  const onKeyDown = (event: KeyboardEvent) => {
    const here = (event.target as Element).closest('[data-part]')?.getAttribute('data-part');
    if (!here || !event.key.startsWith('Arrow')) return;
    let next = nextPart(chart, here, event.key);
    while (next !== undefined && partOf(next) === here) next = nextPart(chart, next, event.key);
    if (next === undefined) return;
    event.preventDefault();
    elementOf(frame.current, partOf(next))?.focus();
  };

  return (
    <div className="relative">
      <section
        ref={frame}
        aria-label="Disegno del flusso"
        className="h-[72vh] cursor-grab overflow-auto rounded-panel border border-line bg-surface shadow-panel active:cursor-grabbing"
        {...useDrag()}
      >
        <div className="grid min-h-full min-w-max place-items-center p-4">
          <svg
            id="drawing"
            aria-label={chart.description}
            width={drawing.width * scale}
            height={drawing.height * scale}
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            onKeyDown={onKeyDown}
          >
            <Shapes drawing={drawing} lit={lit} />
            {drawing.states.map((drawn) => (
              <g key={drawn.state.id}>
                <StatePart drawn={drawn} lit={lit} hrefOf={hrefOf} onChoose={onChoose} />
                {drawing.lines
                  .filter(({ source, arrows }) => source === drawn.state.id && arrows.length > 0)
                  .map((line) => (
                    <LinePart
                      key={line.id}
                      line={line}
                      nameOf={nameOf}
                      lit={lit}
                      hrefOf={hrefOf}
                      onChoose={onChoose}
                    />
                  ))}
              </g>
            ))}
          </svg>
        </div>
      </section>
      <Zoom scale={scale} zoomBy={zoomBy} fit={fit} />
    </div>
  );
}
