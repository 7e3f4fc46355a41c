import type { PlacedBlock } from '../layout/block';
import { hands } from '../layout/type';

const ink: Readonly<Record<PlacedBlock['hand'], string>> = {
  title: 'fill-ink',
  small: 'fill-ink',
  sign: 'fill-ink',
  key: 'fill-ink-soft',
  address: 'fill-accent-deep',
  call: 'fill-ink',
  tag: 'fill-ink',
  act: 'fill-ink-soft',
  inside: 'fill-ink',
  event: 'fill-ink',
  guard: 'fill-ink-soft',
};

interface TextProps {
  readonly block: PlacedBlock;
  readonly x: number;
  readonly y: number;
  readonly isCentered?: boolean;
  /** Keeps a line that passes behind it at a distance. */
  readonly hasHalo?: boolean;
  readonly className?: string;
}

/** A measured text, line by line. */
export function Text({ block, x, y, isCentered = false, hasHalo = false, className }: TextProps) {
  const { size, weight } = hands[block.hand];
  return (
    <text
      className={`${className ?? ink[block.hand]} ${hasHalo ? 'stroke-surface' : ''}`}
      paintOrder="stroke"
      strokeWidth={hasHalo ? 6 : 0}
      strokeLinejoin="round"
      fontSize={size}
      fontWeight={weight}
      textAnchor={isCentered ? 'middle' : 'start'}
    >
      {block.lines.map(({ text, baseline }) => (
        <tspan key={baseline} x={x} y={y + baseline}>
          {`${text} `}
        </tspan>
      ))}
    </text>
  );
}
