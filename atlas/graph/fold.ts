import type { Chart } from './chart';

/** For each state the outermost folded one that holds it, or itself. */
const shownFor = ({ states }: Chart, folded: ReadonlySet<string>) => {
  const shown = new Map<string, string>();
  for (const { id, parent } of states) {
    const above = parent === null ? undefined : shown.get(parent);
    const isHidden = above !== undefined && (above !== parent || folded.has(above));
    shown.set(id, isHidden ? above : id);
  }
  return shown;
};

/** A chart in which some states hide their contents. */
export const fold = (chart: Chart, folded: ReadonlySet<string>): Chart => {
  if (folded.size === 0) return chart;
  const shown = shownFor(chart, folded);
  const states = chart.states
    .filter(({ id }) => shown.get(id) === id)
    .map((state) =>
      folded.has(state.id)
        ? { ...state, children: [], initial: null, kind: 'atomic' as const, isFolded: true }
        : state,
    )
    .map((state) => ({
      ...state,
      initial: state.initial === null ? null : (shown.get(state.initial) ?? null),
    }));
  const arrows = chart.arrows
    .map((arrow) => ({
      ...arrow,
      source: shown.get(arrow.source) ?? arrow.source,
      target: shown.get(arrow.target) ?? arrow.target,
    }))
    .filter(({ source, target, stays }, index) => {
      const before = chart.arrows[index];
      return (
        source !== target || (before?.source === source && (stays || before.target === target))
      );
    });
  return { ...chart, states, arrows };
};

/** The number of frames around a state. */
export const depthsOf = ({ states }: Chart): ReadonlyMap<string, number> => {
  const depths = new Map<string, number>();
  for (const { id, parent } of states)
    depths.set(id, parent === null ? 0 : (depths.get(parent) ?? 0) + 1);
  return depths;
};

/** The states that hold others at this depth or deeper. */
export const framesFrom = (chart: Chart, depth: number): ReadonlySet<string> => {
  const depths = depthsOf(chart);
  return new Set(
    chart.states
      .filter(({ id, children }) => children.length > 0 && (depths.get(id) ?? 0) >= depth)
      .map(({ id }) => id),
  );
};
