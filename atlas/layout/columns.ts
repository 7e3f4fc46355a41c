import type { ElkNode } from 'elkjs/lib/elk-api';

const gap = 7;

const heightOf = ({ height = 0 }: ElkNode) => height + gap;

/** The nodes in columns no higher than this, one after the other as the columns of a page are read. */
const broken = (nodes: readonly ElkNode[], highest: number): readonly (readonly ElkNode[])[] => {
  const columns: ElkNode[][] = [];
  let filled = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    if (filled + heightOf(node) > highest) {
      columns.push([]);
      filled = 0;
    }
    columns.at(-1)?.push(node);
    filled += heightOf(node);
  }
  return columns;
};

const widthOf = (column: readonly ElkNode[]) =>
  Math.max(...column.map(({ width = 0 }) => width)) + gap;

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** The height it takes at least, when it must have this shape. */
const offBy = (columns: readonly (readonly ElkNode[])[], aspect: number) => {
  const width = sum(columns.map(widthOf));
  const height = Math.max(...columns.map((column) => sum(column.map(heightOf))));
  return Math.max(width / aspect, height);
};

/** Gives boxes a place in columns, so that all of them take as little as can be of a room of this shape. */
export const inColumns = (
  nodes: readonly ElkNode[],
  aspect: number,
  { left, top }: { readonly left: number; readonly top: number },
): ElkNode[] => {
  if (nodes.length === 0) return [];
  const heights = nodes.flatMap((_, index) => {
    const share = sum(nodes.map(heightOf)) / (index + 1);
    return [1, 1.1, 1.2, 1.35].map((more) => share * more);
  });
  const best = heights
    .map((highest) => broken(nodes, highest))
    .reduce((one, other) => (offBy(other, aspect) < offBy(one, aspect) ? other : one));
  let x = left;
  return best.flatMap((column) => {
    let y = top;
    const placed = column.map((node) => {
      const at = { ...node, x, y, width: widthOf(column) - gap };
      y += heightOf(node);
      return at;
    });
    x += widthOf(column);
    return placed;
  });
};
