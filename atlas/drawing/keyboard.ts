import type { Chart } from '../graph/chart';

const siblings = (chart: Chart, id: string) => {
  const arrow = chart.arrows.find((each) => each.id === id);
  return arrow === undefined
    ? chart.states.map((state) => state.id)
    : chart.arrows.filter(({ source }) => source === arrow.source).map((each) => each.id);
};

const beside = (ids: readonly string[], id: string, by: number) => ids[ids.indexOf(id) + by];

/**
 * The target of an arrow key. Right follows the transition: from a state to its first one, from a
 * transition to its target. Left returns to its source. Up and down move through the states, or
 * through the transitions of one state.
 */
export const nextPart = (chart: Chart, id: string, key: string): string | undefined => {
  const arrow = chart.arrows.find((each) => each.id === id);
  switch (key) {
    case 'ArrowRight':
      return arrow === undefined
        ? chart.arrows.find(({ source }) => source === id)?.id
        : arrow.target;
    case 'ArrowLeft':
      return arrow?.source ?? chart.states.find((state) => state.id === id)?.parent ?? undefined;
    case 'ArrowDown':
      return beside(siblings(chart, id), id, 1);
    case 'ArrowUp':
      return beside(siblings(chart, id), id, -1);
    default:
      return undefined;
  }
};
