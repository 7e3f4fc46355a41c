import { type Arrow, type Chart, type ChartState, idInside } from './chart';

/** The chart that a state plays, where it plays one that is known. */
export const playedIn = (
  state: ChartState,
  chartCalled: (id: string) => Chart | undefined,
): Chart | undefined =>
  state.invokes.map(({ chart }) => chartCalled(chart ?? '')).find((chart) => chart !== undefined);

const moved = (place: string, state: ChartState): ChartState => ({
  ...state,
  id: idInside(place, state.id),
  path: idInside(place, state.id),
  parent: idInside(place, state.parent ?? ''),
  children: state.children.map((id) => idInside(place, id)),
  initial: state.initial === null ? null : idInside(place, state.initial),
});

const movedArrow = (place: string, arrow: Arrow): Arrow => ({
  ...arrow,
  id: idInside(place, arrow.id),
  source: idInside(place, arrow.source),
  target: idInside(place, arrow.target),
});

/** The state `place` with the chart it plays drawn inside it; the frame of that chart is the state itself. */
const withOne = (chart: Chart, place: string, played: Chart): Chart => {
  const [root, ...inner] = played.states;
  if (root === undefined) return chart;
  const top = idInside(place, root.id);
  const own = inner.map((state) => moved(place, state));
  const first = root.initial ?? root.children[0] ?? null;
  const states = chart.states.flatMap((state) => {
    if (state.id !== place) return [state];
    const children = [...state.children, ...root.children.map((id) => idInside(place, id))];
    const opened: ChartState = {
      ...state,
      children,
      kind: root.kind,
      initial: root.kind === 'parallel' || first === null ? null : idInside(place, first),
    };
    return [
      opened,
      ...own.map((each) => (each.parent === top ? { ...each, parent: place } : each)),
    ];
  });
  const arrows = played.arrows.map((arrow) => movedArrow(place, arrow));
  return {
    ...chart,
    states,
    arrows: [
      ...chart.arrows,
      ...arrows.map((arrow) => ({
        ...arrow,
        source: arrow.source === top ? place : arrow.source,
        target: arrow.target === top ? place : arrow.target,
      })),
    ],
    inside: new Map([...(chart.inside ?? []), [place, played]]),
  };
};

/** A chart with the charts that some of its states play drawn inside them, the outer ones first. */
export const withInside = (
  chart: Chart,
  places: Iterable<string>,
  chartCalled: (id: string) => Chart | undefined,
): Chart =>
  [...places]
    .sort((one, other) => one.length - other.length)
    .reduce((whole, place) => {
      const state = whole.states.find(({ id }) => id === place);
      const played = state && playedIn(state, chartCalled);
      return played === undefined ? whole : withOne(whole, place, played);
    }, chart);
