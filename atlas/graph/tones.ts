import { statusOf } from '../words/statuses';
import type { Arrow, Chart, ChartState } from './chart';

/** What a state or an arrow means for the merchant. */
export type Tone = 'success' | 'failure' | 'refusal' | 'left' | 'plain';

const ends: Readonly<Record<string, Tone>> = {
  completed: 'success',
  failed: 'failure',
  unanswered: 'failure',
  blocked: 'refusal',
  refused: 'refusal',
  wrongPassword: 'refusal',
  cancelled: 'left',
  loggedOut: 'left',
  opened: 'left',
};

export const toneOfState = ({ end }: ChartState): Tone => ends[end ?? ''] ?? 'plain';

const isRefused = (status: string) => /^(406|204|200 che)|null/.test(status);

/** By its target, else by the answer that it stands for. */
export const toneOfArrow = (arrow: Arrow, states: ReadonlyMap<string, ChartState>): Tone => {
  const target = states.get(arrow.target);
  const led = target === undefined ? 'plain' : toneOfState(target);
  if (led !== 'plain') return led;
  const status = statusOf(arrow.event);
  if (status === null) return /(Failed|Expired)$/.test(arrow.guard ?? '') ? 'failure' : 'plain';
  if (status.startsWith('200') && !isRefused(status)) return 'plain';
  return isRefused(status) ? 'refusal' : 'failure';
};

/** The arrows that the chart itself calls the way that goes well. */
export const mainWay = ({ arrows }: Chart): ReadonlySet<string> =>
  new Set(arrows.filter(({ isGood }) => isGood).map(({ id }) => id));

/** What each arrow of a chart means for the merchant. */
export const tonesOf = ({ states, arrows }: Chart): ReadonlyMap<string, Tone> => {
  const byId = new Map(states.map((state) => [state.id, state]));
  return new Map(arrows.map((arrow) => [arrow.id, toneOfArrow(arrow, byId)]));
};
