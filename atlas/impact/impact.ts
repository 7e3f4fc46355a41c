import type { ChartPaths } from '../../paths/engine/chart-paths';
import type { Portal } from '../../paths/map/portal';
import type { ListedChart } from '../charts';
import type { Arrow, ChartState } from '../graph/chart';
import { callsMadeBy, flowsPlaying, pagesOfFlow } from '../portal/uses';
import { plain } from '../search/plain';
import { namedAnswers } from '../words/named-answers';
import { statusOf } from '../words/statuses';

/** What may be changed: a call, an answer of it, a requirement, a text that is read. */
export type Subject =
  | { readonly kind: 'call'; readonly alias: string; readonly status: string | null }
  | { readonly kind: 'status'; readonly status: string }
  | { readonly kind: 'requirement'; readonly id: string }
  | { readonly kind: 'text'; readonly text: string };

const statusLike = /^(\d{3}([\s/,-]+\d{4})?|\d{4}|network|nessuna risposta)$/;

const asStatus = (text: string) => text.replace(/^(\d{3})[\s/,-]+(\d{4})$/, '$1 / $2');

/** Recognizes a typed text: «GET_STATISTICS», «GET_STATISTICS 408», «406/5708», «LOG-019». */
export const subjectOf = (portal: Portal, asked: string): Subject | null => {
  const text = asked.trim();
  if (text === '') return null;
  const [first = '', ...rest] = text.split(/\s+/);
  const call = portal.calls.find(({ alias }) => alias.toLowerCase() === first.toLowerCase());
  const status = rest.join(' ');
  if (call !== undefined && (status === '' || statusLike.test(status)))
    return { kind: 'call', alias: call.alias, status: status === '' ? null : asStatus(status) };
  if (statusLike.test(text)) return { kind: 'status', status: asStatus(text) };
  if (/^[a-z]{3}-\d{3}$/i.test(text)) return { kind: 'requirement', id: text.toUpperCase() };
  return { kind: 'text', text };
};

/** A chart that a change touches, with the parts of it. */
export interface Touched {
  readonly listed: ListedChart;
  readonly states: readonly ChartState[];
  readonly arrows: readonly Arrow[];
  /** The pages on which merchants would notice. */
  readonly pages: readonly string[];
}

/** Whether a text holds another, whatever its capitals and accents. */
const isIn = (whole: string, part: string) => plain(whole).includes(plain(part));

const isStatus = ({ event }: Arrow, status: string) => {
  const ofEvent = statusOf(event);
  if (ofEvent === null) return namedAnswers[event]?.includes(status) ?? false;
  return ofEvent === status || ofEvent.endsWith(` / ${status}`);
};

const isAnswer = ({ event }: Arrow) =>
  statusOf(event) !== null || namedAnswers[event] !== undefined;

const callsIn = (portal: Portal, { chart }: ListedChart, alias: string) =>
  new Set(
    callsMadeBy(portal, chart.id)
      .filter(({ aliases }) => aliases.includes(alias))
      .map(({ src }) => src),
  );

const byCall = (portal: Portal, listed: ListedChart, alias: string, status: string | null) => {
  const made = callsIn(portal, listed, alias);
  const states = listed.chart.states.filter(({ invokes }) =>
    invokes.some(({ src }) => made.has(src)),
  );
  const ids = new Set(states.map(({ id }) => id));
  const arrows = listed.chart.arrows.filter(
    (arrow) =>
      ids.has(arrow.source) && (status === null ? isAnswer(arrow) : isStatus(arrow, status)),
  );
  return { states, arrows };
};

const partsOf = (portal: Portal, listed: ListedChart, subject: Subject) => {
  const { states, arrows } = listed.chart;
  switch (subject.kind) {
    case 'call':
      return byCall(portal, listed, subject.alias, subject.status);
    case 'status':
      return { states: [], arrows: arrows.filter((arrow) => isStatus(arrow, subject.status)) };
    case 'requirement':
      return {
        states: states.filter(({ spec }) => spec.includes(subject.id)),
        arrows: arrows.filter(({ spec }) => spec.includes(subject.id)),
      };
    case 'text':
      return {
        states: states.filter(({ description }) => isIn(description, subject.text)),
        arrows: [],
      };
  }
};

const flowsOf = (portal: Portal, { chart }: ListedChart, subject: Subject) => {
  if (subject.kind !== 'call') return flowsPlaying(portal, chart.id);
  return [
    ...new Set(
      callsMadeBy(portal, chart.id)
        .filter(({ aliases }) => aliases.includes(subject.alias))
        .map(({ flow }) => flow),
    ),
  ];
};

/** Every chart that a change touches, and where in it. */
export const touchedBy = (
  portal: Portal,
  charts: readonly ListedChart[],
  subject: Subject,
): readonly Touched[] =>
  charts.flatMap((listed) => {
    const parts = partsOf(portal, listed, subject);
    if (parts.states.length + parts.arrows.length === 0) return [];
    const pages = flowsOf(portal, listed, subject).flatMap((flow) => pagesOfFlow(portal, flow));
    return [{ listed, ...parts, pages: [...new Set(pages)] }];
  });

/** The pages that show a text. */
export const pagesShowing = ({ texts }: Portal, text: string) =>
  texts.filter((each) => isIn(each.text, text));

/** The paths that take one of these arrows or, where there is none, enter one of these states; by index. */
export const pathsThrough = (
  { states, arrows }: Touched,
  { paths, moves, snapshots, starts }: ChartPaths,
): readonly number[] => {
  const taken = new Set(arrows.map(({ id }) => id));
  const wanted = new Set(states.map(({ id }) => id));
  const isThere = (snapshot: number) =>
    snapshots[snapshot]?.states.some((id) => wanted.has(id)) ?? false;
  const passes = (move: number) => {
    const { from = -1, to = -1, taken: labels = [] } = moves[move] ?? {};
    return taken.size > 0
      ? labels.some((label) => taken.has(label))
      : isThere(to) && !isThere(from);
  };
  return paths.flatMap(({ start, moves: steps }, index) => {
    const begins = taken.size === 0 && isThere(starts[start]?.snapshot ?? -1);
    return begins || steps.some(passes) ? [index] : [];
  });
};

/** Whether anything in the portal matches the question. */
export const isKnown = (
  portal: Portal,
  charts: readonly ListedChart[],
  requirements: readonly string[],
  subject: Subject,
) => {
  if (subject.kind === 'call') return true;
  if (subject.kind === 'requirement') return requirements.includes(subject.id);
  const { kind } = subject;
  return (
    touchedBy(portal, charts, subject).length > 0 ||
    (kind === 'text' && pagesShowing(portal, subject.text).length > 0)
  );
};

/** The effect of treating an answer as another one. */
export interface Instead {
  readonly arrow: Arrow;
  /** The chart's reaction to the other answer in the same state, if it has one. */
  readonly instead: Arrow | null;
}

export const treatedAs = ({ listed: { chart }, arrows }: Touched, status: string): Instead[] =>
  arrows.map((arrow) => ({
    arrow,
    instead:
      chart.arrows.find((each) => each.source === arrow.source && isStatus(each, status)) ?? null,
  }));
