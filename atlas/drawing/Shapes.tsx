import { toneOfState } from '../graph/tones';
import type { Drawing, DrawnLine, DrawnState } from '../layout/drawing';
import { type Lit, lineLook, toneOf } from './lit';
import { headOf, pathThrough } from './path';

const frameLook = (kind: string) => (kind === 'parallel' ? { strokeDasharray: '7 5' } : {});

const markLook = {
  added: { outline: 'stroke-success', fill: 'fill-success-soft' },
  removed: { outline: 'stroke-danger', fill: 'fill-danger-soft' },
  changed: { outline: 'stroke-warning', fill: 'fill-warning-soft' },
} as const;

const toneLook = {
  success: { outline: 'stroke-success', fill: 'fill-success-soft' },
  failure: { outline: 'stroke-danger', fill: 'fill-danger-soft' },
  refusal: { outline: 'stroke-warning', fill: 'fill-warning-soft' },
  left: { outline: 'stroke-line-strong', fill: 'fill-canvas' },
  plain: { outline: 'stroke-line-strong', fill: 'fill-surface' },
} as const;

const lookOf = ({ state }: DrawnState, { marks }: Lit) => {
  const mark = marks?.get(state.id);
  if (mark !== undefined) return markLook[mark];
  return toneLook[marks === undefined ? toneOfState(state) : 'plain'];
};

const signs = { added: '+', removed: '−', changed: '~' } as const;

/** A sign repeats the colour, for readers who cannot distinguish colours. */
function MarkSign({ drawn: { x, y, state }, lit }: { drawn: DrawnState; lit: Lit }) {
  const mark = lit.marks?.get(state.id);
  if (mark === undefined) return null;
  return (
    <>
      <circle cx={x} cy={y} r={10} className={`fill-surface ${markLook[mark].outline}`} />
      <text x={x} y={y + 5} fontSize={15} fontWeight={700} textAnchor="middle">
        {signs[mark]}
      </text>
    </>
  );
}

const outlineOf = (drawn: DrawnState, lit: Lit) => {
  if (lit.selected === drawn.state.id) return 'stroke-warning';
  return lit.states.has(drawn.state.id) ? 'stroke-accent' : lookOf(drawn, lit).outline;
};

const fillOf = (drawn: DrawnState, lit: Lit) => {
  if (drawn.state.children.length > 0) return 'fill-surface/60';
  return lit.states.has(drawn.state.id) ? 'fill-accent-soft' : lookOf(drawn, lit).fill;
};

function StateShape({ drawn, lit }: { readonly drawn: DrawnState; readonly lit: Lit }) {
  const { x, y, width, height, state } = drawn;
  const stands = lit.states.has(state.id) || lit.selected === state.id;
  return (
    <>
      <rect
        {...{ x, y, width, height }}
        rx={state.children.length > 0 ? 14 : 9}
        className={`${fillOf(drawn, lit)} ${outlineOf(drawn, lit)}`}
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
          className={`fill-none ${outlineOf(drawn, lit)}`}
          strokeWidth={1}
        />
      )}
      <MarkSign drawn={drawn} lit={lit} />
    </>
  );
}

function LineShape({ line, lit }: { readonly line: DrawnLine; readonly lit: Lit }) {
  const { stroke, fill, width, dashes } = lineLook[toneOf(line.arrows, lit)];
  return (
    <>
      <path
        d={pathThrough(line.points)}
        className={`fill-none ${stroke}`}
        strokeWidth={width}
        strokeDasharray={dashes}
      />
      <path d={headOf(line.points)} className={fill} />
    </>
  );
}

const isFrame = ({ state }: DrawnState) => state.children.length > 0;

/** The layer under the texts: frames, lines, boxes. */
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
