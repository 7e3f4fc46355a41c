import { hrefOf as addressOf, go } from '../address';
import { chartCalled } from '../charts';
import type { PlacedBlock } from '../layout/block';
import { boxPadding, type DrawnState } from '../layout/drawing';
import { type Lit, textFill, toneOf } from './lit';
import { Part } from './Part';
import { Text } from './Text';

interface StatePartProps {
  readonly drawn: DrawnState;
  readonly lit: Lit;
  /** The address of a state or of an arrow. */
  readonly hrefOf: (id: string) => string;
  readonly onChoose: (id: string) => void;
}

const currentOf = (isOn: boolean, isChosen: boolean) => {
  if (isChosen) return 'true';
  return isOn ? 'step' : undefined;
};

const isOwn = ({ chart, arrows }: PlacedBlock) => chart === undefined && arrows === undefined;

interface ChildLinkProps {
  readonly block: PlacedBlock;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function ChildLink({ block, x, y, width }: ChildLinkProps) {
  const child = chartCalled(block.chart ?? '');
  if (child === undefined) return <Text block={block} x={x} y={y} />;
  return (
    <a
      href={addressOf(child.slug)}
      onClick={(event) => {
        event.preventDefault();
        go(child.slug);
      }}
    >
      <rect x={x} y={y + block.y} width={width} height={block.height} fillOpacity={0} />
      <Text block={block} x={x} y={y} className="fill-accent underline" />
    </a>
  );
}

/** A state's texts: itself, the charts it plays, what happens inside it. */
export function StatePart({ drawn, lit, hrefOf, onChoose }: StatePartProps) {
  const { state, content, width, height } = drawn;
  const [x, y] = [drawn.x + boxPadding.x, drawn.y + boxPadding.y];
  const own = content.blocks.filter(isOwn);
  const isOn = lit.states.has(state.id);
  const isFrame = state.children.length > 0;
  const shown = isFrame ? content.height + 2 * boxPadding.y : height;
  return (
    <>
      <Part
        id={state.id}
        note={isOn ? 'Stato in corso' : 'Stato'}
        current={currentOf(isOn, lit.selected === state.id)}
        href={hrefOf(state.id)}
        onChoose={() => onChoose(state.id)}
      >
        <rect x={drawn.x} y={drawn.y} width={width} height={shown} fillOpacity={0} />
        {own.map((block) => (
          <Text key={block.y} block={block} x={x} y={y} hasHalo={isFrame} />
        ))}
      </Part>
      {content.blocks
        .filter(({ chart }) => chart !== undefined)
        .map((block) => (
          <ChildLink key={block.y} block={block} x={x} y={y} width={content.width} />
        ))}
      {content.blocks
        .filter(({ arrows }) => arrows !== undefined)
        .map((block) => {
          const [id = ''] = block.arrows ?? [];
          const isChosen = lit.selected === id;
          return (
            <Part
              key={block.y}
              id={id}
              note="Transizione interna"
              current={isChosen ? 'true' : undefined}
              href={hrefOf(id)}
              onChoose={() => onChoose(id)}
            >
              <Text
                block={block}
                x={x}
                y={y}
                hasHalo={isFrame}
                className={textFill[toneOf(block.arrows ?? [], lit)]}
              />
            </Part>
          );
        })}
    </>
  );
}
