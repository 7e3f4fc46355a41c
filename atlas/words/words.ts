import type { PathEvent, PathSnapshot } from '../../paths/engine/chart-paths';
import type { Arrow, Chart, ChartState } from '../graph/chart';
import { actions } from './actions';
import { callOf, callWords } from './calls';
import { exitWords } from './exits';
import { guards } from './guards';
import { outcomes } from './outcomes';
import { answerStep, statusOf } from './statuses';
import { delayWords, systemEvents } from './system-events';
import { userEvents } from './user-events';

const wordsIn = (kind: string, words: Readonly<Record<string, string>>, name: string) => {
  const found = words[name];
  if (found === undefined) throw new Error(`No words for the ${kind} "${name}"`);
  return found;
};

export const guardWords = (name: string) => outcomes[name] ?? wordsIn('condition', guards, name);
export const actionWords = (name: string) => wordsIn('action', actions, name);

const childEvent = /^xstate\.(done\.actor|snapshot)\.(.+)$/;
const timer = /^xstate\.after\.([^.]+)\./;

const childOf = (chart: Chart, id: string) => {
  const invoked = chart.states.flatMap(({ invokes }) => invokes).find((each) => each.id === id);
  return callWords(chart.id, invoked?.src ?? id).does;
};

const gestureOf = (type: string) => {
  const gesture = userEvents[type] ?? systemEvents[type];
  if (gesture === undefined) throw new Error(`No words for the event "${type}"`);
  return gesture;
};

/** An event as the label of an arrow. */
export const eventWords = (chart: Chart, type: string): string => {
  if (type === '') return 'subito';
  const [, kind, id = ''] = childEvent.exec(type) ?? [];
  if (kind !== undefined)
    return `${kind === 'snapshot' ? 'Cambia' : 'Fine'}: ${childOf(chart, id)}`;
  const [, delay] = timer.exec(type) ?? [];
  if (delay !== undefined) return delayWords(delay);
  return statusOf(type) ?? gestureOf(type).label;
};

const isAnEnd = (event: string) => event === 'flow.ended' || childEvent.test(event);

/** The condition of an arrow, with its place among those of the same event. */
export const conditionWords = ({ event, guard, turn }: Arrow): string => {
  if (guard === null) return turn === 'last' ? 'altrimenti' : '';
  // One part ends in one way: «altrimenti» would be meaningless.
  if (outcomes[guard] !== undefined && isAnEnd(event)) return outcomes[guard];
  return `${turn === 'next' ? 'altrimenti se' : 'se'} ${guardWords(guard)}`;
};

/** What makes an arrow be taken: its event, then its condition; 'subito' only where nothing is asked. */
export const causeWords = (chart: Chart, arrow: Arrow): readonly string[] => {
  const condition = conditionWords(arrow);
  const event = arrow.event === '' && condition !== '' ? '' : eventWords(chart, arrow.event);
  return [event, condition].filter((each) => each !== '');
};

const isAsking = (chart: Chart, type: string) => (state: ChartState) =>
  state.invokes.some(({ chart: child }) => child === null) &&
  chart.arrows.some(({ event, source }) => event === type && source === state.id);

const serviceIn = (chart: Chart, snapshot: PathSnapshot, type: string) => {
  const on = chart.states.filter(({ id }) => snapshot.states.includes(id));
  const asking = on.find(isAsking(chart, type)) ?? on.find(({ invokes }) => invokes.length > 0);
  const src = asking?.invokes.find(({ chart: child }) => child === null)?.src ?? '';
  const alias = callOf(chart.id, src)?.alias;
  return alias === undefined ? 'Il servizio' : `Il servizio (${alias})`;
};

/** An event as one step of a manual test, at the moment it happens. */
export const stepWords = (chart: Chart, snapshot: PathSnapshot, event: PathEvent): string => {
  const { type } = event;
  const [, kind, id = ''] = childEvent.exec(type) ?? [];
  if (kind === 'snapshot') return `${childOf(chart, id)}: cambia ciò che mostra.`;
  if (kind !== undefined) return `${childOf(chart, id)}: finisce con «${exitWords(event.output)}».`;
  const [, delay] = timer.exec(type) ?? [];
  if (delay !== undefined) return `Attendere: ${delayWords(delay)}.`;
  const status = statusOf(type);
  if (status !== null) return answerStep(status, serviceIn(chart, snapshot, type), event.body);
  return gestureOf(type).step(event);
};

const innermost = (chart: Chart, snapshot: PathSnapshot) =>
  chart.states.filter(({ id, children }) => snapshot.states.includes(id) && children.length === 0);

/** A moment in words: the innermost states that are on. */
export const snapshotWords = (chart: Chart, snapshot: PathSnapshot): string =>
  innermost(chart, snapshot)
    .map(({ description, key }) => description || key)
    .join(' · ');
