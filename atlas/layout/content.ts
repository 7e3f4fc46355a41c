import type { Arrow, Chart, ChartState } from '../graph/chart';
import { groupBy } from '../group-by';
import { callWords } from '../words/calls';
import { statusOf } from '../words/statuses';
import { actionWords, conditionWords, eventWords } from '../words/words';
import type { Block } from './block';

const acts = (names: readonly string[]) => names.map(actionWords).join(', ');

const withActs = (text: string, names: readonly string[], otherwise: string) =>
  `${text}: ${names.length === 0 ? otherwise : acts(names)}`;

const insideOf = (chart: Chart, state: ChartState): Block[] =>
  chart.arrows
    .filter(({ source, stays }) => source === state.id && stays)
    .map((arrow) => ({
      hand: 'inside',
      text: withActs(
        `↻ ${eventWords(chart, arrow.event)} ${conditionWords(arrow)}`.trim(),
        arrow.actions,
        'nessun effetto',
      ),
      arrows: [arrow.id],
    }));

const callsOf = (chart: Chart, state: ChartState): Block[] =>
  state.invokes.map(({ src, chart: child }) => {
    const { does, alias } = callWords(chart.id, src);
    const text = alias === undefined ? does : `${does} (${alias})`;
    return child === null
      ? { hand: 'call', text: `⚙ ${text}` }
      : { hand: 'call', text: `↗ ${text}`, chart: child };
  });

const entryAndExit = ({ entry, exit }: ChartState): Block[] => [
  ...(entry.length > 0 ? [{ hand: 'act', text: `entrando ${acts(entry)}` } as const] : []),
  ...(exit.length > 0 ? [{ hand: 'act', text: `uscendo ${acts(exit)}` } as const] : []),
];

/** What is written in the box of a state. */
export const contentOf = (chart: Chart, state: ChartState): Block[] => [
  { hand: 'title', text: state.description || state.key },
  { hand: 'key', text: state.key },
  ...(state.address === null ? [] : [{ hand: 'address', text: state.address } as const]),
  ...callsOf(chart, state),
  ...entryAndExit(state),
  ...insideOf(chart, state),
];

/** Arrows that differ by their status alone are told in one line: «401 · 408». */
const together = ({ event, guard, turn, actions }: Arrow) =>
  statusOf(event) !== null && guard === null && turn === 'only'
    ? `status ${actions.join()}`
    : `${event} ${guard} ${turn} ${actions.join()}`;

const eventsOf = (chart: Chart, arrows: readonly Arrow[]) =>
  [...new Set(arrows.map(({ event }) => eventWords(chart, event)))].join(' · ');

const rowOf = (chart: Chart, arrows: readonly Arrow[], eventBefore: string): Block[] => {
  const [first] = arrows;
  if (first === undefined) return [];
  const ids = arrows.map(({ id }) => id);
  const block = (hand: 'event' | 'guard', text: string): Block[] =>
    text === '' ? [] : [{ hand, text, arrows: ids }];
  const event = eventsOf(chart, arrows);
  const condition = conditionWords(first);
  return [
    ...block('event', event === eventBefore && condition !== '' ? '' : event),
    ...block('guard', condition),
    ...block('guard', first.actions.length === 0 ? '' : `▸ ${acts(first.actions)}`),
  ];
};

/** What is written on one drawn line, which may stand for several arrows; an event is told once. */
export const labelContent = (chart: Chart, arrows: readonly Arrow[]): Block[] => {
  const rows = [...groupBy(arrows, together).values()];
  return rows.flatMap((row, index) =>
    rowOf(chart, row, index === 0 ? '' : eventsOf(chart, rows[index - 1] ?? [])),
  );
};
