import type { Arrow, Chart } from './chart';
import { mainWay } from './tones';

/** From so many states on, where they lead is told by a tag. */
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

/** Back, as the chart is read. */
const leadsBack = ({ states }: Chart) => {
  const places = new Map(states.map(({ id }, index) => [id, index]));
  return ({ source, target }: Arrow) => (places.get(target) ?? 0) < (places.get(source) ?? 0);
};

/** Besides what always is: what leads back, or whatever is not the way that goes well. */
export type AlsoTold = 'nothing' | 'back' | 'aside';

const alsoToldIn = (chart: Chart, also: AlsoTold): ((arrow: Arrow) => boolean) => {
  if (also === 'nothing') return () => false;
  if (also === 'back') return leadsBack(chart);
  const main = mainWay(chart);
  return ({ id }) => !main.has(id);
};

/**
 * The arrows that are told by a tag on their state, because as lines they would say little and cover
 * much: to every end but the good one, to whatever many states lead to, and what is asked for besides.
 */
export const toldByTag = (chart: Chart, also: AlsoTold = 'nothing'): ReadonlySet<string> => {
  const ends = new Set(
    chart.states.filter(({ end }) => end !== null && end !== 'completed').map(({ id }) => id),
  );
  const hubs = hubsOf(chart);
  const isAlso = alsoToldIn(chart, also);
  return new Set(
    drawn(chart)
      .filter((arrow) => ends.has(arrow.target) || hubs.has(arrow.target) || isAlso(arrow))
      .map(({ id }) => id),
  );
};
