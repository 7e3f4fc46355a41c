import { type Box, type Drawing, textsOf } from '../layout/drawing';

/** The corners of a frame that its buttons leave free. */
const corners = ['bottomLeft', 'topLeft', 'topRight'] as const;
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

/** What must stay readable: boxes, labels, the texts of frames. */
const contentOf = ({ states, lines }: Drawing): Box[] => [
  ...states.map((drawn) => (drawn.state.children.length > 0 ? textsOf(drawn) : drawn)),
  ...lines.flatMap(({ label }) => label ?? []),
];

/** The part of a view in one of its corners, `margin` from both of its edges. */
const boxAt = (corner: Corner, view: Box, { width, height }: Size, margin: number): Box => ({
  x: corner === 'topRight' ? view.x + view.width - width - margin : view.x + margin,
  y: corner === 'bottomLeft' ? view.y + view.height - height - margin : view.y + margin,
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
