import { type Box, type Drawing, type DrawnLine, textsOf } from '../layout/drawing';
import { foldMarkOf, openMarkOf } from '../layout/marks';

const corners = ['bottomLeft', 'topLeft', 'topRight', 'bottomRight'] as const;
export type Corner = (typeof corners)[number];

interface Size {
  readonly width: number;
  readonly height: number;
}

const isApart = (one: Box, other: Box) =>
  one.x >= other.x + other.width ||
  other.x >= one.x + one.width ||
  one.y >= other.y + other.height ||
  other.y >= one.y + one.height;

const segmentsOf = ({ points }: DrawnLine): Box[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    };
  });

/** What must stay visible: boxes, lines, labels, the texts and buttons of frames. */
const contentOf = ({ states, lines }: Drawing): Box[] => [
  ...states.flatMap((drawn) =>
    drawn.state.children.length > 0
      ? [textsOf(drawn), foldMarkOf(drawn), openMarkOf(drawn, true)]
      : drawn,
  ),
  ...lines.flatMap((line) => [...segmentsOf(line), ...(line.label === null ? [] : [line.label])]),
];

/** The part of a view in one of its corners, `margin` from both of its edges. */
const boxAt = (corner: Corner, view: Box, { width, height }: Size, margin: number): Box => ({
  x: corner.endsWith('Right') ? view.x + view.width - width - margin : view.x + margin,
  y: corner.startsWith('bottom') ? view.y + view.height - height - margin : view.y + margin,
  width,
  height,
});

/** A corner of the view where nothing of the drawing is covered, `wished` if possible; null where none is. */
export const freeCorner = (
  drawing: Drawing,
  view: Box,
  size: Size,
  margin: number,
  wished: Corner,
): Corner | null => {
  const content = contentOf(drawing);
  const isFree = (corner: Corner) =>
    content.every((box) => isApart(box, boxAt(corner, view, size, margin)));
  return [wished, ...corners].find(isFree) ?? null;
};
