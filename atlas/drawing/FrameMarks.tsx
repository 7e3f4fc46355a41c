import type { Box, DrawnState } from '../layout/drawing';
import { foldMarkOf, openMarkOf } from '../layout/marks';
import type { Gestures } from './StatePart';

interface MarkProps {
  readonly drawn: DrawnState;
  readonly gestures: Gestures;
}

interface ButtonProps {
  readonly box: Box;
  readonly sign: string;
  readonly name: string;
  readonly href: string;
  readonly onPress: () => void;
}

/** A button of the drawing: a small square with a sign in it. */
function MarkButton({ box, sign, name, href, onPress }: ButtonProps) {
  return (
    <a
      href={href}
      aria-label={name}
      className="cursor-pointer outline-offset-1"
      draggable={false}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <title>{name}</title>
      <rect
        {...box}
        rx={6}
        className="fill-surface stroke-accent hover:fill-accent-soft"
        strokeWidth={1.2}
      />
      <text
        x={box.x + box.width / 2}
        y={box.y + 17}
        fontSize={16}
        fontWeight={600}
        textAnchor="middle"
        className="fill-accent"
      >
        {sign}
      </text>
    </a>
  );
}

const nameOf = ({ state }: DrawnState) => state.description || state.key;

/** Folds a frame into a box, or unfolds it. */
export function FoldMark({ drawn, gestures }: MarkProps) {
  const isFolded = gestures.frames.get(drawn.state.id);
  if (isFolded === undefined) return null;
  return (
    <MarkButton
      box={foldMarkOf(drawn)}
      sign={isFolded ? '+' : '−'}
      name={`${isFolded ? 'Espandi' : 'Richiudi'}: ${nameOf(drawn)}`}
      href={gestures.hrefOf(drawn.state.id)}
      onPress={() => gestures.onFold(drawn.state.id)}
    />
  );
}

/** Draws the chart that a state plays inside it, or hides it. */
export function OpenMark({ drawn, gestures }: MarkProps) {
  const isOpen = gestures.charts.get(drawn.state.id);
  const block = drawn.content.blocks.find(({ chart }) => chart !== undefined);
  if (isOpen === undefined) return null;
  const played = block?.text.replace(/^↗ /, '') ?? `flusso di ${nameOf(drawn)}`;
  return (
    <MarkButton
      box={openMarkOf(drawn, gestures.frames.has(drawn.state.id))}
      sign={isOpen ? '⊟' : '⊞'}
      name={`${isOpen ? 'Chiudi' : 'Apri qui'}: ${played}`}
      href={gestures.hrefOf(drawn.state.id)}
      onPress={() => gestures.onOpen(drawn.state.id)}
    />
  );
}
