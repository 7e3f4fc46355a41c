import type { PlacedBlock } from '../layout/block';
import { boxPadding, type DrawnState, textsOf } from '../layout/drawing';
import { FoldMark, OpenMark } from './FrameMarks';
import { type Lit, lineLook, toneOf } from './lit';
import { Part } from './Part';
import { Text } from './Text';

/** What can be done with the parts of a drawing. */
export interface Gestures {
  /** The address of a state or of an arrow. */
  readonly hrefOf: (id: string) => string;
  readonly onChoose: (id: string) => void;
  /** The states that can be folded or unfolded, and whether each is folded. */
  readonly frames: ReadonlyMap<string, boolean>;
  readonly onFold: (id: string) => void;
  /** The states whose chart can be drawn inside them, and whether it is. */
  readonly charts: ReadonlyMap<string, boolean>;
  readonly onOpen: (id: string) => void;
}

interface StatePartProps {
  readonly drawn: DrawnState;
  readonly lit: Lit;
  readonly gestures: Gestures;
}

const currentOf = (isOn: boolean, isChosen: boolean) => {
  if (isChosen) return 'true';
  return isOn ? 'step' : undefined;
};

const isOwn = ({ arrows }: PlacedBlock) => arrows === undefined;

const tagFill = {
  success: 'fill-success',
  failure: 'fill-danger',
  refusal: 'fill-warning',
  left: 'fill-ink-soft',
  plain: 'fill-ink',
} as const;

const fillOfBlock = ({ arrows = [], tone }: PlacedBlock, lit: Lit) => {
  const look = toneOf(arrows, lit);
  const meaning = ['plain', 'main', 'failure', 'refusal', 'left'].includes(look);
  return tone !== undefined && meaning ? tagFill[tone] : lineLook[look].text;
};

/** A state's texts: itself, the charts it plays, what happens inside it, where it ends. */
export function StatePart({ drawn, lit, gestures }: StatePartProps) {
  const { state, content, width, height } = drawn;
  const { x, y } = textsOf(drawn);
  const isOn = lit.states.has(state.id);
  const isFrame = state.children.length > 0;
  const shown = isFrame ? content.height + 2 * boxPadding.y : height;
  return (
    <>
      <Part
        id={state.id}
        note={isOn ? 'Stato in corso' : 'Stato'}
        current={currentOf(isOn, lit.selected === state.id)}
        href={gestures.hrefOf(state.id)}
        onChoose={() => gestures.onChoose(state.id)}
      >
        <rect x={drawn.x} y={drawn.y} width={width} height={shown} fillOpacity={0} />
        {content.blocks.filter(isOwn).map((block) => (
          <Text key={block.y} block={block} x={x} y={y} hasHalo={isFrame} />
        ))}
      </Part>
      {content.blocks
        .filter((block) => !isOwn(block))
        .map((block) => {
          const [id = ''] = block.arrows ?? [];
          return (
            <Part
              key={block.y}
              id={id}
              note={block.tone === undefined ? 'Transizione interna' : 'Transizione'}
              current={
                lit.selected !== null && block.arrows?.includes(lit.selected) ? 'true' : undefined
              }
              href={gestures.hrefOf(id)}
              onChoose={() => gestures.onChoose(id)}
            >
              <Text
                block={block}
                x={x}
                y={y}
                hasHalo={isFrame}
                className={fillOfBlock(block, lit)}
              />
            </Part>
          );
        })}
      <FoldMark drawn={drawn} gestures={gestures} />
      <OpenMark drawn={drawn} gestures={gestures} />
    </>
  );
}
