import type { Box, Drawing, Point } from './drawing';

const slack = 2;
const near = 12;

const distance = ({ x, y, width, height }: Box, point: Point) =>
  Math.hypot(
    Math.max(x - point.x, 0, point.x - x - width),
    Math.max(y - point.y, 0, point.y - y - height),
  );

/** The way from a box to the nearest point of a horizontal or vertical piece of line. */
const distanceToPiece = (box: Box, from: Point, to: Point) => {
  const piece = {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  };
  return Math.hypot(
    Math.max(piece.x - box.x - box.width, 0, box.x - piece.x - piece.width),
    Math.max(piece.y - box.y - box.height, 0, box.y - piece.y - piece.height),
  );
};

/** Every line goes from its box to its box, with its label beside it: broken into rows, a drawing may lose some. */
export const isSound = ({ lines, states }: Drawing): boolean => {
  const boxes = new Map<string, Box>(states.map((each) => [each.state.id, each]));
  const reaches = (id: string, point: Point | undefined) => {
    const box = boxes.get(id);
    return box === undefined || (point !== undefined && distance(box, point) <= slack);
  };
  return lines.every(({ source, target, points, label }) => {
    const isNear =
      label === null ||
      points.some(
        (point, index) => distanceToPiece(label, points[index - 1] ?? point, point) <= near,
      );
    return reaches(source, points[0]) && reaches(target, points.at(-1)) && isNear;
  });
};
