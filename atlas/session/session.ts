import type { StateValue } from 'xstate';
import type { RecordedChart, RecordedStep, Recording } from '../../paths/engine/recording';
import type { Arrow, Chart } from '../graph/chart';
import { statusOf } from '../words/statuses';
import { eventWords } from '../words/words';

/** One move of a recorded session: which chart, from where, to where. */
export interface SessionStep {
  readonly recorded: RecordedChart;
  readonly step: RecordedStep;
  readonly before: StateValue | null;
}

/** A file that is no recording. */
export class NotARecording extends Error {}

export const recordingFrom = (text: string): Recording => {
  try {
    const read = JSON.parse(text) as Recording;
    if (read.kind === 'portale-esercenti/recording' && Array.isArray(read.charts)) return read;
  } catch {}
  throw new NotARecording('Il file non è una registrazione dell’atlante.');
};

/** All that happened, in the order in which it did; of an older recording chart after chart. */
export const stepsOf = ({ charts }: Recording): readonly SessionStep[] =>
  charts
    .flatMap((recorded) =>
      recorded.steps.map((step, index) => ({
        recorded,
        step,
        before: recorded.steps[index - 1]?.value ?? null,
      })),
    )
    .sort((one, other) => (one.step.order ?? 0) - (other.step.order ?? 0));

const pathsIn = (value: StateValue, above = ''): readonly string[] => {
  if (typeof value === 'string') return [`${above}${value}`];
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = `${above}${key}`;
    return inner === undefined ? [path] : [path, ...pathsIn(inner, `${path}.`)];
  });
};

/** The states that are on, as the chart names them; those that it no longer has are left out. */
export const statesAt = ({ states }: Chart, value: StateValue | null): readonly string[] => {
  if (value === null) return [];
  const on = new Set(['', ...pathsIn(value)]);
  return states.filter(({ path }) => on.has(path)).map(({ id }) => id);
};

/** The arrows that a step has taken, as far as its states show. */
export const takenBy = (chart: Chart, { step, before }: SessionStep): readonly string[] => {
  const [from, to] = [statesAt(chart, before), statesAt(chart, step.value)].map(
    (ids) => new Set(ids),
  ) as [Set<string>, Set<string>];
  const possible = chart.arrows.filter(
    ({ event, source }) => event === step.event.type && from.has(source),
  );
  const entering = ({ target, stays }: Arrow) => !stays && to.has(target) && !from.has(target);
  const direct = possible.filter(entering);
  if (direct.length > 0) return direct.slice(0, 1).map(({ id }) => id);
  const staying = possible.filter(({ stays, target }) => stays || to.has(target));
  const onward = possible.flatMap((first) =>
    chart.arrows
      .filter((next) => next.event === '' && next.source === first.target && entering(next))
      .map((next) => [first.id, next.id]),
  );
  return onward[0] ?? staying.slice(0, 1).map(({ id }) => id);
};

/** What happened, in words: a recording contains nothing that was typed. */
export const stepWordsOf = (chart: Chart, { step }: SessionStep): string => {
  const { type } = step.event;
  if (type === 'xstate.init') return 'Comincia';
  const status = statusOf(type);
  if (status !== null) return `Il servizio risponde: ${status}`;
  return eventWords(chart, type);
};
