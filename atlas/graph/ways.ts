import type { Arrow, Chart, ChartState } from './chart';

const stateIn = ({ states }: Chart, id: string | null) => states.find((state) => state.id === id);

/** The states around a state, the nearest first. */
const around = (chart: Chart, id: string): readonly ChartState[] => {
  const parent = stateIn(chart, stateIn(chart, id)?.parent ?? null);
  return parent === undefined ? [] : [parent, ...around(chart, parent.id)];
};

const isInside = (chart: Chart, id: string, outer: string) =>
  around(chart, id).some((each) => each.id === outer);

/** The states around a state with which it begins: entering them enters it. */
const beginning = (chart: Chart, id: string): readonly string[] => {
  const parent = stateIn(chart, stateIn(chart, id)?.parent ?? null);
  if (parent === undefined) return [];
  const begins = parent.kind === 'parallel' || parent.initial === id;
  return begins ? [parent.id, ...beginning(chart, parent.id)] : [];
};

/** Whether the chart begins in a state. */
export const isFirst = (chart: Chart, id: string): boolean =>
  beginning(chart, id).includes(chart.states[0]?.id ?? '');

/** The arrows that lead into a state: to it, to one that begins with it, or from outside to one inside it. */
export const waysIn = (chart: Chart, id: string): readonly Arrow[] => {
  const entered = new Set([id, ...beginning(chart, id)]);
  return chart.arrows.filter(
    ({ source, target, stays }) =>
      !stays &&
      (entered.has(target) ||
        (isInside(chart, target, id) && source !== id && !isInside(chart, source, id))),
  );
};

const isReplacedBy =
  ({ event }: Arrow) =>
  (nearer: Arrow) =>
    nearer.event === event && nearer.guard === null && event !== '';

/**
 * The arrows that a state can take: its own, then those of the states around it, except where a nearer
 * one always answers the same event.
 */
export const waysOut = (chart: Chart, id: string): readonly Arrow[] => {
  const found: Arrow[] = [];
  for (const each of [id, ...around(chart, id).map((state) => state.id)]) {
    const own = chart.arrows.filter(({ source }) => source === each);
    found.push(...own.filter((arrow) => !found.some(isReplacedBy(arrow))));
  }
  return found;
};

const once = (ids: readonly string[]) => [...new Set(ids)].sort();

/** The requirements of a state: its own, and those of the arrows that lead into it. */
export const requirementsOf = (chart: Chart, state: ChartState): readonly string[] =>
  once([...state.spec, ...waysIn(chart, state.id).flatMap(({ spec }) => spec)]);
