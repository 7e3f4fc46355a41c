import { type Arrow, type Chart, type ChartState, ownerOf } from '../graph/chart';
import { type Tone, toneOfState } from '../graph/tones';
import { groupBy } from '../group-by';
import { callOf } from '../words/calls';
import { exitWords } from '../words/exits';
import { statusOf } from '../words/statuses';
import * as words from '../words/words';
import type { Block } from './block';
import type { Look } from './look';

/** An old chart may use names without a text: then the name is shown. */
const orName = (name: string, described: () => string) => {
  try {
    return described();
  } catch {
    return name;
  }
};

const actionWords = (name: string) => orName(name, () => words.actionWords(name));
const guardWords = (name: string) => orName(name, () => words.guardWords(name));
const eventWords = (chart: Chart, event: string) =>
  orName(event, () => words.eventWords(chart, event));
const conditionWords = (arrow: Arrow) =>
  orName(arrow.guard ?? '', () => words.conditionWords(arrow));

const acts = (names: readonly string[]) => names.map(actionWords).join(', ');

const withActs = (text: string, names: readonly string[], otherwise: string) =>
  `${text}: ${names.length === 0 ? otherwise : acts(names)}`;

/**
 * An arrow without an event shows its condition only; 'subito' appears where it has no condition.
 */
const wordsOf = (chart: Chart, arrow: Arrow) =>
  arrow.event === '' && conditionWords(arrow) !== ''
    ? ''
    : eventWords(ownerOf(chart, arrow.id), arrow.event);

const insideOf = (chart: Chart, state: ChartState): Block[] =>
  chart.arrows
    .filter(({ source, stays }) => source === state.id && stays)
    .map((arrow) => ({
      hand: 'inside',
      text: withActs(
        `↻ ${wordsOf(chart, arrow)} ${conditionWords(arrow)}`.trim(),
        arrow.actions,
        'nessun effetto',
      ),
      arrows: [arrow.id],
    }));

/** The events that a state takes without being left, in one line. */
const insideBriefly = (chart: Chart, state: ChartState): Block[] =>
  [
    ...groupBy(
      chart.arrows.filter(({ source, stays }) => source === state.id && stays),
      (arrow) => wordsOf(chart, arrow),
    ),
  ].map(([words, arrows]) => ({
    hand: 'inside',
    text: `↻ ${words}`,
    arrows: arrows.map(({ id }) => id),
  }));

const callsOf = (chart: Chart, state: ChartState, { detail }: Look): Block[] => {
  const hand = detail === 'least' ? 'sign' : 'call';
  return state.invokes.map(({ src, chart: child }) => {
    const { does = src, alias } = callOf(ownerOf(chart, state.id).id, src) ?? {};
    const text = alias === undefined || detail !== 'full' ? does : `${does} (${alias})`;
    return child === null ? { hand, text: `⚙ ${text}` } : { hand, text: `↗ ${text}`, chart: child };
  });
};

const entryAndExit = ({ entry, exit }: ChartState): Block[] => [
  ...(entry.length > 0 ? [{ hand: 'act', text: `entrando ${acts(entry)}` } as const] : []),
  ...(exit.length > 0 ? [{ hand: 'act', text: `uscendo ${acts(exit)}` } as const] : []),
];

const marks: Readonly<Record<Tone, string>> = {
  success: '✓',
  failure: '✕',
  refusal: '⊘',
  left: '↩',
  plain: '→',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const endName = ({ end, description, key }: ChartState) =>
  end === null ? description || key : capital(orName(end, () => exitWords({ type: end })));

/** Why an end is reached, as shortly as can be: a status, a condition, or an event. */
const cause = (chart: Chart, arrow: Arrow) => {
  const status = statusOf(arrow.event);
  if (status !== null) return status;
  if (arrow.guard !== null) return guardWords(arrow.guard);
  return wordsOf(chart, arrow) || conditionWords(arrow);
};

/** A cause without the name of the end: «utenza bloccata (5709)» is 5709. */
const besides = (name: string) => (cause: string) =>
  cause.toLowerCase().startsWith(name.toLowerCase())
    ? cause.slice(name.length).replaceAll(/^[\s(]+|\)$/g, '')
    : cause;

/**
 * The beginning of a name, where it is clear enough: the text after a colon or a comma explains it.
 */
const shortName = (name: string) => {
  const [first = ''] = name.split(/[:,]/);
  return first.length < 12 ? name : first;
};

const tagsOf = (chart: Chart, state: ChartState, { tagged, detail }: Look): Block[] => {
  const ending = chart.arrows.filter(
    ({ id, source, stays }) => source === state.id && !stays && tagged.has(id),
  );
  return [...groupBy(ending, ({ target }) => target)].flatMap(([target, arrows]): Block[] => {
    const end = chart.states.find(({ id }) => id === target);
    if (end === undefined) return [];
    const tone = toneOfState(end);
    const isLeast = detail === 'least';
    const name = isLeast ? shortName(endName(end)) : endName(end);
    const causes = isLeast ? [] : arrows.map((arrow) => cause(chart, arrow)).map(besides(name));
    const why = [...new Set(causes)].filter((each) => each !== '').join(' · ');
    return [
      {
        hand: isLeast ? 'sign' : 'tag',
        text: `${marks[tone]} ${name}${why === '' ? '' : `: ${why}`}`,
        arrows: arrows.map(({ id }) => id),
        tone,
      },
    ];
  });
};

/** What is written in the box of a state. */
export const contentOf = (chart: Chart, state: ChartState, look: Look): Block[] => {
  const isBrief = look.detail !== 'full';
  const title: Block = {
    hand: look.detail === 'least' ? 'small' : 'title',
    text: state.description || state.key,
  };
  return [
    title,
    ...(state.key === '' || isBrief ? [] : [{ hand: 'key', text: state.key } as const]),
    ...(state.address === null || isBrief
      ? []
      : [{ hand: 'address', text: state.address } as const]),
    ...callsOf(chart, state, look),
    ...(isBrief ? [] : entryAndExit(state)),
    ...(look.detail === 'brief' ? insideBriefly(chart, state) : []),
    ...(look.detail === 'full' ? insideOf(chart, state) : []),
    ...tagsOf(chart, state, look),
  ];
};

/** Arrows that differ only by their status share one line: «401 · 408». */
const together = ({ event, guard, turn, actions }: Arrow) =>
  `${statusOf(event) === null ? event : 'status'} ${guard} ${turn} ${actions.join()}`;

const eventsOf = (chart: Chart, arrows: readonly Arrow[]) =>
  [...new Set(arrows.map((arrow) => wordsOf(chart, arrow)))].join(' · ');

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

const fully = (chart: Chart, arrows: readonly Arrow[]): Block[] => {
  const rows = [...groupBy(arrows, together).values()];
  return rows.flatMap((row, index) =>
    rowOf(chart, row, index === 0 ? '' : eventsOf(chart, rows[index - 1] ?? [])),
  );
};

/** The same event leads elsewhere on another condition. */
const forks = ({ arrows }: Chart, { source, event, target, stays }: Arrow) =>
  arrows.some(
    (other) =>
      other.source === source &&
      other.event === event &&
      !other.stays &&
      !stays &&
      other.target !== target,
  );

/** One line for each event: the end of a child names its result instead of the event. */
const briefly = (chart: Chart, arrows: readonly Arrow[], hand: 'event' | 'small'): Block[] => {
  const described = groupBy(arrows, (arrow) => {
    const isEnd = arrow.event.startsWith('xstate.done.') || arrow.event === '';
    if (isEnd && arrow.guard !== null) return conditionWords({ ...arrow, turn: 'first' });
    const event = wordsOf(chart, arrow);
    const isBare = event !== '' && !forks(chart, arrow);
    return isBare ? event : `${event} ${conditionWords(arrow)}`.trim();
  });
  const hasStatus = ([first]: readonly Arrow[]) =>
    first !== undefined && statusOf(first.event) !== null;
  const isFork = ([first]: readonly Arrow[]) => first !== undefined && forks(chart, first);
  const statuses = [...described].filter(([, each]) => hasStatus(each) && !isFork(each));
  const others = [...described].filter(([, each]) => !hasStatus(each));
  const forked = [...described.values()].filter((each) => hasStatus(each) && isFork(each)).flat();
  const onCondition = [...groupBy(forked, conditionWords)];
  const row = (text: string, each: readonly Arrow[]): Block => ({
    hand,
    text,
    arrows: each.map(({ id }) => id),
  });
  return [
    ...others.map(([text, each]) => row(text, each)),
    ...onCondition.map(([condition, each]) =>
      row(`${eventsOf(chart, each)} ${condition}`.trim(), each),
    ),
    ...(statuses.length === 0
      ? []
      : [
          row(
            statuses.map(([text]) => text).join(' · '),
            statuses.flatMap(([, each]) => each),
          ),
        ]),
  ];
};

/** The label of one drawn line, which may represent several arrows; each event appears once. */
export const labelContent = (chart: Chart, arrows: readonly Arrow[], { detail }: Look): Block[] =>
  detail === 'full'
    ? fully(chart, arrows)
    : briefly(chart, arrows, detail === 'least' ? 'small' : 'event');
