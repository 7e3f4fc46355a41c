import type { Point } from '../layout/drawing';

const corner = 7;

const towards = (from: Point, to: Point, most: number) => {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(most, distance / 2) / distance;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

/** A line through the points, its corners rounded. */
export const pathThrough = (points: readonly Point[]) =>
  points
    .map((point, index) => {
      const [before, next] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${point.x} ${point.y}`;
      if (next === undefined) return `L${point.x} ${point.y}`;
      const [a, b] = [towards(point, before, corner), towards(point, next, corner)];
      return `L${a.x} ${a.y}Q${point.x} ${point.y} ${b.x} ${b.y}`;
    })
    .join('');

const tip = { long: 9, wide: 4.5 };

/** The head of an arrow that ends where the line does. */
export const headOf = (points: readonly Point[]) => {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (end === undefined || before === undefined) return '';
  const back = towards(end, before, tip.long);
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const base = { x: end.x - dx * tip.long, y: end.y - dy * tip.long };
  const root = length < tip.long ? back : base;
  return (
    `M${end.x} ${end.y}L${root.x - dy * tip.wide} ${root.y + dx * tip.wide}` +
    `L${root.x + dy * tip.wide} ${root.y - dx * tip.wide}Z`
  );
};
