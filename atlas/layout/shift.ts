import { boxPadding, type DrawnLine, type DrawnState } from './drawing';

/** Between a line and the texts beside it. */
const apart = 6;

/** Where lines cross the rows of a frame's texts, from left to right. */
const crossings = ({ y, content }: DrawnState, lines: readonly DrawnLine[]) => {
  const [top, bottom] = [y + boxPadding.y, y + boxPadding.y + content.height];
  return lines
    .flatMap(({ points }) =>
      points.slice(1).flatMap((to, index) => {
        const from = points[index] ?? to;
        const isBeside = Math.max(from.y, to.y) < top || Math.min(from.y, to.y) > bottom;
        return isBeside ? [] : [[Math.min(from.x, to.x), Math.max(from.x, to.x)] as const];
      }),
    )
    .sort(([one], [other]) => one - other);
};

/** Distance to the right by which the texts of a frame move, so that no line runs through them. */
export const freeShift = (drawn: DrawnState, lines: readonly DrawnLine[]): number => {
  const begin = drawn.x + boxPadding.x;
  const end = drawn.x + drawn.width;
  let left = begin;
  for (const [from, to] of crossings(drawn, lines))
    if (from < left + drawn.content.width + apart && to > left - apart && from < end)
      left = to + apart;
  return left - begin;
};
