import { type Box, boxPadding, type DrawnState } from './drawing';

const size = 24;
const edge = 5;
const apart = 4;

/** The room that the marks of a state take besides its texts. */
export const markRoom = ({ isFolded, children, invokes }: DrawnState['state']) => {
  const folds = isFolded || children.length > 0;
  const opens = invokes.some(({ chart }) => chart !== null);
  return (size + apart) * (Number(folds) + Number(opens));
};

/** The button that folds a frame: in its upper right corner. */
export const foldMarkOf = ({ x, y, width }: DrawnState): Box => ({
  x: x + width - size - edge,
  y: y + edge,
  width: size,
  height: size,
});

/** The button that opens a chart inside: beside the line that names the chart, or beside the other button. */
export const openMarkOf = (drawn: DrawnState, isFoldable: boolean): Box => {
  const corner = foldMarkOf(drawn);
  if (isFoldable) return { ...corner, x: corner.x - size - apart };
  const block = drawn.content.blocks.find(({ chart }) => chart !== undefined);
  return { ...corner, y: block === undefined ? corner.y : drawn.y + boxPadding.y + block.y - 3 };
};
