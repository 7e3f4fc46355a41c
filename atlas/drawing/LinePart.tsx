import { groupBy } from '../group-by';
import { type DrawnLine, labelPadding } from '../layout/drawing';
import { type Lit, lineLook, toneOf } from './lit';
import { Part } from './Part';
import { Text } from './Text';

interface LinePartProps {
  readonly line: DrawnLine;
  readonly nameOf: (id: string) => string;
  readonly lit: Lit;
  readonly hrefOf: (id: string) => string;
  readonly onChoose: (id: string) => void;
}

/** The label of a line: one part for each row, so that each of its arrows can be chosen. */
export function LinePart({ line, nameOf, lit, hrefOf, onChoose }: LinePartProps) {
  const { label } = line;
  if (label === null) return null;
  const { x, y, width, height, content } = label;
  const rows = [...groupBy(content.blocks, ({ arrows }) => arrows?.join())];
  return (
    <>
      <rect
        {...{ x, y, width, height }}
        rx={7}
        className={lineLook[toneOf(line.arrows, lit)].label}
        strokeWidth={1}
      />
      {rows.map(([key, blocks]) => {
        const ids = blocks[0]?.arrows ?? [];
        const [first = ''] = ids;
        const isSelected = lit.selected !== null && ids.includes(lit.selected);
        const top = y + labelPadding.y + (blocks[0]?.y ?? 0);
        return (
          <Part
            key={key}
            id={first}
            note={`Transizione verso ${nameOf(line.target)}`}
            current={isSelected ? 'true' : undefined}
            href={hrefOf(first)}
            onChoose={() => onChoose(first)}
          >
            <rect
              x={x}
              y={top}
              width={width}
              height={blocks.reduce((sum, block) => sum + block.height, 0)}
              fillOpacity={0}
            />
            {blocks.map((block) => (
              <Text
                key={block.y}
                block={block}
                x={x + width / 2}
                y={y + labelPadding.y}
                isCentered
              />
            ))}
          </Part>
        );
      })}
    </>
  );
}
