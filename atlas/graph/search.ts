import type { ListedChart } from '../charts';
import { callOf } from '../words/calls';
import { statusOf } from '../words/statuses';
import { actionWords, conditionWords, eventWords } from '../words/words';
import type { Arrow, ChartState } from './chart';

/** A state or an arrow that a search found. */
export interface Found {
  readonly listed: ListedChart;
  readonly id: string;
  readonly kind: 'state' | 'arrow';
  readonly title: string;
  readonly more: string;
  readonly spec: readonly string[];
}

interface Entry extends Found {
  readonly text: string;
}

/** Without capitals and accents, so that «perche» finds «perché». */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const nameOfState = ({ chart }: ListedChart, id: string) => {
  const state = chart.states.find((each) => each.id === id);
  return state?.description || (state?.key ?? id);
};

const stateEntry = (listed: ListedChart, state: ChartState): Entry => {
  const calls = state.invokes.flatMap(({ src }) => {
    const { does = '', alias = '' } = callOf(listed.chart.id, src) ?? {};
    return [src, does, alias];
  });
  const { description, key, path, spec, address, entry, exit } = state;
  return {
    listed,
    id: state.id,
    kind: 'state',
    title: description || key,
    more: path || listed.chart.id,
    spec,
    text: plain(
      [
        description,
        path,
        key,
        address ?? '',
        ...spec,
        ...calls,
        ...[...entry, ...exit].map(actionWords),
      ].join(' '),
    ),
  };
};

const arrowEntry = (listed: ListedChart, arrow: Arrow): Entry => {
  const { chart } = listed;
  const words = [eventWords(chart, arrow.event), conditionWords(arrow)].filter(Boolean).join(' ');
  const [from, to] = [nameOfState(listed, arrow.source), nameOfState(listed, arrow.target)];
  const status = statusOf(arrow.event) ?? '';
  return {
    listed,
    id: arrow.id,
    kind: 'arrow',
    title: words,
    more: `${from} → ${arrow.stays ? 'resta' : to}`,
    spec: arrow.spec,
    text: plain(
      [
        words,
        status,
        arrow.event,
        arrow.guard ?? '',
        from,
        to,
        ...arrow.spec,
        ...arrow.actions,
        ...arrow.actions.map(actionWords),
      ].join(' '),
    ),
  };
};

/** Everything that can be found in these charts. */
export const indexOf = (charts: readonly ListedChart[]): readonly Entry[] =>
  charts.flatMap((listed) => [
    ...listed.chart.states.map((state) => stateEntry(listed, state)),
    ...listed.chart.arrows.map((arrow) => arrowEntry(listed, arrow)),
  ]);

const rank = (words: readonly string[], { title, spec }: Entry) => {
  const own = plain(`${title} ${spec.join(' ')}`);
  return words.filter((word) => !own.includes(word)).length;
};

/** The states and arrows in which every word occurs, the closest first. */
export const search = (index: readonly Entry[], query: string): readonly Found[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return index
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map((entry) => [rank(words, entry), entry] as const)
    .sort(([one], [other]) => one - other)
    .map(([, entry]) => entry);
};
