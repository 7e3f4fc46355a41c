/** A state as it is drawn. */
export interface ChartState {
  readonly id: string;
  readonly key: string;
  /** Its place below the root, dotted; empty for the root: the hash that leads to it. */
  readonly path: string;
  readonly parent: string | null;
  readonly children: readonly string[];
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly initial: string | null;
  readonly description: string;
  readonly spec: readonly string[];
  readonly address: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly Invoked[];
  /** How its chart ends here, by the name of the exit; null where it does not end. */
  readonly end: string | null;
  /** Its contents are not shown. */
  readonly isFolded?: boolean;
}

export interface Invoked {
  readonly id: string;
  readonly src: string;
  /** The id of the chart it plays, where it plays one. */
  readonly chart: string | null;
}

/** One declared transition. */
export interface Arrow {
  /** Its label, as the coverage of the tests knows it. */
  readonly id: string;
  readonly source: string;
  /** Its target; its source where it only acts. */
  readonly target: string;
  /** It acts without leaving its state. */
  readonly stays: boolean;
  readonly event: string;
  readonly guard: string | null;
  /** Its rank among the arrows of the same event: the first whose condition holds is taken. */
  readonly turn: 'only' | 'first' | 'next' | 'last';
  readonly actions: readonly string[];
  readonly spec: readonly string[];
  /** The chart marks this transition as the good one. */
  readonly isGood: boolean;
}

/** A whole chart: its states in reading order, the root first, and its arrows by source. */
export interface Chart {
  readonly id: string;
  readonly description: string;
  readonly states: readonly ChartState[];
  readonly arrows: readonly Arrow[];
  /** The charts that are shown inside a state of this one, by the id of that state. */
  readonly inside?: ReadonlyMap<string, Chart>;
}

const divider = '›';

/** The id that a part of a chart has where the chart is shown inside the state `place`. */
export const idInside = (place: string, id: string) => `${place}${divider}${id}`;

/** The chart that a part belongs to: this one, or one that is shown inside. */
export const ownerOf = (chart: Chart, id: string): Chart => {
  const [source = ''] = id.split(' -- ');
  const end = source.lastIndexOf(divider);
  return (end < 0 ? undefined : chart.inside?.get(source.slice(0, end))) ?? chart;
};
