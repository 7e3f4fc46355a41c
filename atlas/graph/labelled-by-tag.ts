import type { Arrow, Chart } from './chart';

/** A target of at least this many states is shown by a tag. */
const many = 4;

const drawn = ({ arrows }: Chart) =>
  arrows.filter(({ stays, source, target }) => !stays && source !== target);

/** The innermost states to which many others lead. */
const hubsOf = (chart: Chart): ReadonlySet<string> => {
  const leaves = new Set(
    chart.states.flatMap(({ id, children }) => (children.length > 0 ? [] : id)),
  );
  const sources = new Map<string, Set<string>>();
  for (const { source, target } of drawn(chart))
    if (leaves.has(target))
      sources.set(target, (sources.get(target) ?? new Set<string>()).add(source));
  return new Set([...sources].filter(([, from]) => from.size >= many).map(([target]) => target));
};

/** Whether an arrow leads back, in reading order. */
const leadsBack = ({ states }: Chart) => {
  const places = new Map(states.map(({ id }, index) => [id, index]));
  return ({ source, target }: Arrow) => (places.get(target) ?? 0) < (places.get(source) ?? 0);
};

/**
 * The arrows shown as a tag on their state, because as lines they would cover much and mean little.
 * They lead to ends other than the good one, or to targets of many states. Where room is scarce,
 * also arrows that lead back. The good way always has its line.
 */
export const labelledByTag = (chart: Chart, isBackLabelled = false): ReadonlySet<string> => {
  const ends = new Set(
    chart.states.filter(({ end }) => end !== null && end !== 'completed').map(({ id }) => id),
  );
  const hubs = hubsOf(chart);
  const isBack = leadsBack(chart);
  return new Set(
    drawn(chart)
      .filter(({ isGood }) => !isGood)
      .filter(
        (arrow) =>
          ends.has(arrow.target) || hubs.has(arrow.target) || (isBackLabelled && isBack(arrow)),
      )
      .map(({ id }) => id),
  );
};
