import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Chart } from '../graph/chart';
import type { Drawing, Drawn } from '../layout/drawing';
import type { Room } from '../layout/opening';
import { nextPart } from './keyboard';
import { LinePart } from './LinePart';
import type { Lit } from './lit';
import { Minimap } from './Minimap';
import { Shapes } from './Shapes';
import { type Gestures, StatePart } from './StatePart';
import { useDrag } from './use-drag';
import { useDrawing, type Wishes } from './use-drawing';
import { useView } from './use-view';
import { roomIn, useZoom } from './use-zoom';
import { Zoom } from './Zoom';

interface DiagramProps {
  /** The whole chart, with the charts opened inside it. */
  readonly chart: Chart;
  readonly wishes: Wishes;
  readonly lit: Lit;
  readonly gestures: Gestures;
  readonly isFull?: boolean;
  /** Gives it the whole window, where the browser supports that. */
  readonly onFull?: () => void;
  /** Receives what is shown after every change. */
  readonly onShown?: (shown: Chart) => void;
  readonly name?: string;
  readonly drawingId?: string;
}

/** The part that represents an arrow or a state: several statuses may share one. */
const partsOf = (drawing: Drawing) => {
  const parts = new Map<string, string>();
  const blocks = [...drawing.states, ...drawing.lines.flatMap(({ label }) => label ?? [])];
  for (const { arrows = [] } of blocks.flatMap(({ content }) => content.blocks))
    for (const arrow of arrows) parts.set(arrow, arrows[0] ?? arrow);
  return (id: string) => parts.get(id) ?? id;
};

const elementOf = (frame: HTMLElement | null, part: string) =>
  frame?.querySelector<SVGAElement>(`[data-part="${CSS.escape(part)}"]`);

/** A folded state is lit when a state inside it is. */
const litAsShown = (whole: Chart, shown: Chart, lit: Lit): Lit => {
  const visible = new Set(shown.states.map(({ id }) => id));
  const parents = new Map(whole.states.map(({ id, parent }) => [id, parent]));
  const shownFor = (id: string): string => {
    const parent = parents.get(id) ?? null;
    return visible.has(id) || parent === null ? id : shownFor(parent);
  };
  const states = new Set([...lit.states].map(shownFor));
  if (lit.marks === undefined) return { ...lit, states };
  const sources = new Map(whole.arrows.map(({ id, source }) => [id, source]));
  const marks = new Map(lit.marks);
  for (const id of lit.marks.keys()) {
    const place = sources.get(id) ?? id;
    const shownAs = shownFor(place);
    if (shownAs !== place && !marks.has(shownAs)) marks.set(shownAs, 'changed');
  }
  return { ...lit, states, marks };
};

/** The room that the frame offers; null until it is known. */
const useRoom = (frame: React.RefObject<HTMLElement | null>) => {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const place = frame.current;
    if (place === null) return;
    const resized = new ResizeObserver(() => setRoom(roomIn(place)));
    resized.observe(place);
    return () => resized.disconnect();
  }, [frame]);
  return room;
};

interface PictureProps {
  readonly drawn: Drawn;
  readonly whole: Chart;
  readonly scale: number;
  readonly lit: Lit;
  readonly gestures: Gestures;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly id: string;
}

/** A chart as it has been laid out. */
export function Picture({ id, drawn, whole, scale, lit, gestures, onKeyDown }: PictureProps) {
  const { chart, drawing } = drawn;
  const states = new Map(whole.states.map((state) => [state.id, state]));
  const nameOf = (id: string) => states.get(id)?.description || id;
  return (
    <svg
      id={id}
      aria-label={whole.description}
      width={drawing.width * scale}
      height={drawing.height * scale}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      onKeyDown={onKeyDown}
    >
      <Shapes drawing={drawing} lit={lit} />
      {drawing.states.map((each) => (
        <g key={each.state.id}>
          <StatePart drawn={each} lit={lit} gestures={gestures} />
          {drawing.lines
            .filter(({ source, arrows }) => source === each.state.id && arrows.length > 0)
            .map((line) => (
              <LinePart
                key={line.id}
                line={line}
                nameOf={nameOf}
                lit={lit}
                hrefOf={gestures.hrefOf}
                onChoose={gestures.onChoose}
              />
            ))}
        </g>
      ))}
      <title>{chart.description}</title>
    </svg>
  );
}

/** The drawn chart: it can be dragged, scrolled, enlarged, folded, and walked through by keyboard. */
export function Diagram(props: DiagramProps) {
  const { chart, wishes, lit, gestures, isFull = false, onFull, onShown, name } = props;
  const { drawingId = 'drawing' } = props;
  const frame = useRef<HTMLElement>(null);
  const room = useRoom(frame);
  const drawn = useDrawing(chart, room, wishes);
  const drawing = drawn?.drawing ?? null;
  const shown = drawn?.chart ?? null;
  const { scale, zoomBy, fit } = useZoom(frame, drawing);
  const view = useView(frame, drawing, scale);
  const own = shown === null ? lit : litAsShown(chart, shown, lit);

  useEffect(() => {
    if (shown !== null) onShown?.(shown);
  }, [shown, onShown]);

  const seen = own.selected ?? [...own.states].at(-1) ?? null;
  useEffect(() => {
    if (drawing === null) return;
    // An opening drawing begins with its title.
    if (seen === null) {
      frame.current?.scrollTo(0, 0);
      return;
    }
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    elementOf(frame.current, partsOf(drawing)(seen))?.scrollIntoView({
      block: 'nearest',
      inline: 'center',
      behavior: still ? 'auto' : 'smooth',
    });
  }, [seen, drawing]);

  const onKeyDown = (event: KeyboardEvent) => {
    const here = (event.target as Element).closest('[data-part]')?.getAttribute('data-part');
    if (!here || !event.key.startsWith('Arrow') || drawn === null) return;
    const partOf = partsOf(drawn.drawing);
    const isDrawn = (id: string) => elementOf(frame.current, partOf(id)) !== undefined;
    let next = nextPart(drawn.chart, here, event.key);
    while (next !== undefined && (partOf(next) === here || !isDrawn(next)))
      next = nextPart(drawn.chart, next, event.key);
    if (next === undefined) return;
    event.preventDefault();
    elementOf(frame.current, partOf(next))?.focus();
  };

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoomBy(1.25),
    '-': () => zoomBy(1 / 1.25),
    '0': fit,
    ...(onFull && { f: onFull }),
  };

  const goTo = (x: number, y: number) => {
    const place = frame.current;
    const picture = place?.querySelector(`#${drawingId}`);
    if (!place || !picture) return;
    const inner = picture.getBoundingClientRect();
    const outer = place.getBoundingClientRect();
    place.scrollTo(
      place.scrollLeft + inner.left + x * scale - outer.left - outer.width / 2,
      place.scrollTop + inner.top + y * scale - outer.top - outer.height / 2,
    );
  };

  return (
    <div className="flex h-full flex-col">
      <div className="relative min-h-0 flex-1">
        <section
          ref={frame}
          aria-label={name ?? 'Disegno del flusso'}
          className="h-full cursor-grab overflow-auto rounded-panel border border-line bg-surface shadow-panel active:cursor-grabbing"
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            if (!ctrlKey && !metaKey) keys[key]?.();
          }}
          {...useDrag()}
        >
          {drawn === null ? (
            <p role="status" className="grid h-full place-items-center text-ink-soft">
              Disegno in corso
            </p>
          ) : (
            <div className="grid min-h-full min-w-max place-items-center p-3">
              <Picture
                id={drawingId}
                drawn={drawn}
                whole={chart}
                scale={scale}
                lit={own}
                gestures={gestures}
                onKeyDown={onKeyDown}
              />
            </div>
          )}
        </section>
        {drawing !== null && <Minimap drawing={drawing} view={view} scale={scale} onGo={goTo} />}
      </div>
      <Zoom scale={scale} zoomBy={zoomBy} fit={fit} isFull={isFull} onFull={onFull} />
    </div>
  );
}
