import type { Drawing, DrawnLine, DrawnState } from '../layout/drawing';
import { type Lit, lineFill, lineStroke, toneOf } from './lit';
import { headOf, pathThrough } from './path';

const frameLook = (kind: string) => (kind === 'parallel' ? { strokeDasharray: '7 5' } : {});

const outlineOf = (id: string, { states, selected }: Lit) => {
  if (selected === id) return 'stroke-warning';
  return states.has(id) ? 'stroke-accent' : 'stroke-line-strong';
};

const fillOf = ({ state: { id, kind, children } }: DrawnState, { states }: Lit) => {
  if (children.length > 0) return 'fill-surface/60';
  if (states.has(id)) return 'fill-accent-soft';
  return kind === 'final' ? 'fill-canvas' : 'fill-surface';
};

function StateShape({ drawn, lit }: { readonly drawn: DrawnState; readonly lit: Lit }) {
  const { x, y, width, height, state } = drawn;
  const stands = lit.states.has(state.id) || lit.selected === state.id;
  return (
    <>
      <rect
        {...{ x, y, width, height }}
        rx={state.children.length > 0 ? 14 : 9}
        className={`${fillOf(drawn, lit)} ${outlineOf(state.id, lit)}`}
        strokeWidth={stands ? 2.5 : 1.2}
        {...frameLook(state.kind)}
      />
      {state.kind === 'final' && (
        <rect
          x={x + 4}
          y={y + 4}
          width={width - 8}
          height={height - 8}
          rx={6}
          className={`fill-none ${outlineOf(state.id, lit)}`}
          strokeWidth={1}
        />
      )}
    </>
  );
}

function LineShape({ line, lit }: { readonly line: DrawnLine; readonly lit: Lit }) {
  const tone = toneOf(line.arrows, lit);
  return (
    <>
      <path
        d={pathThrough(line.points)}
        className={`fill-none ${lineStroke[tone]}`}
        strokeWidth={tone === 'plain' ? 1.3 : 2.4}
      />
      <path d={headOf(line.points)} className={lineFill[tone]} />
    </>
  );
}

const isFrame = ({ state }: DrawnState) => state.children.length > 0;

/** What lies under the texts: frames, lines, boxes. */
export function Shapes({ drawing, lit }: { readonly drawing: Drawing; readonly lit: Lit }) {
  const plain = drawing.lines.filter(({ arrows }) => toneOf(arrows, lit) === 'plain');
  const others = drawing.lines.filter((line) => !plain.includes(line));
  return (
    <g>
      {drawing.states.filter(isFrame).map((drawn) => (
        <StateShape key={drawn.state.id} drawn={drawn} lit={lit} />
      ))}
      {[...plain, ...others].map((line) => (
        <LineShape key={line.id} line={line} lit={lit} />
      ))}
      {drawing.dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={6} className="fill-ink" />
      ))}
      {drawing.states
        .filter((drawn) => !isFrame(drawn))
        .map((drawn) => (
          <StateShape key={drawn.state.id} drawn={drawn} lit={lit} />
        ))}
    </g>
  );
}
