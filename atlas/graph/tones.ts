import { statusOf } from '../words/statuses';
import type { Arrow, Chart, ChartState } from './chart';

/** What a state or an arrow means for the merchant. */
export type Tone = 'success' | 'failure' | 'refusal' | 'left' | 'plain';

const ends: Readonly<Record<string, Tone>> = {
  completed: 'success',
  failed: 'failure',
  sessionExpired: 'failure',
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

/** By where it leads, else by the answer that it is. */
export const toneOfArrow = (arrow: Arrow, states: ReadonlyMap<string, ChartState>): Tone => {
  const target = states.get(arrow.target);
  const led = target === undefined ? 'plain' : toneOfState(target);
  if (led !== 'plain') return led;
  const status = statusOf(arrow.event);
  if (status === null) return /(Failed|Expired)$/.test(arrow.guard ?? '') ? 'failure' : 'plain';
  if (status.startsWith('200') && !isRefused(status)) return 'plain';
  return isRefused(status) ? 'refusal' : 'failure';
};

const goesOn = ({ event, guard }: Arrow) =>
  event === 'http.200' || /(Completed|Confirmed|Sent)$/.test(guard ?? '');

const innermost = (states: ReadonlyMap<string, ChartState>, id: string): string => {
  const state = states.get(id);
  const inner = state?.initial ?? state?.children[0];
  return inner === undefined ? id : innermost(states, inner);
};

const withParents = (states: ReadonlyMap<string, ChartState>, id: string): string[] => {
  const parent = states.get(id)?.parent ?? null;
  return parent === null ? [id] : [id, ...withParents(states, parent)];
};

/** The arrows along the way that goes well: from where a chart begins to the farthest good answer. */
export const mainWay = ({ states: list, arrows }: Chart): ReadonlySet<string> => {
  const states = new Map(list.map((state) => [state.id, state]));
  const start = innermost(states, list[0]?.id ?? '');
  const good = arrows.filter(
    (arrow) => !arrow.stays && ['plain', 'success'].includes(toneOfArrow(arrow, states)),
  );
  const ways = new Map<string, readonly Arrow[]>([[start, []]]);
  for (const [here, way] of ways) {
    const open = new Set(withParents(states, here));
    for (const arrow of good.filter(({ source }) => open.has(source))) {
      const there = innermost(states, arrow.target);
      if (!ways.has(there)) ways.set(there, [...way, arrow]);
    }
  }
  const reached = [...ways.entries()].filter(([, way]) => way.length > 0);
  const isEnd = ([id]: (typeof reached)[number]) => {
    const state = states.get(id);
    return state !== undefined && toneOfState(state) === 'success';
  };
  const best =
    reached.find(isEnd) ??
    reached.filter(([, way]) => way.at(-1) && goesOn(way.at(-1) as Arrow)).at(-1);
  return new Set(best?.[1].map(({ id }) => id));
};

/** What each arrow of a chart means for the merchant. */
export const tonesOf = ({ states, arrows }: Chart): ReadonlyMap<string, Tone> => {
  const byId = new Map(states.map((state) => [state.id, state]));
  return new Map(arrows.map((arrow) => [arrow.id, toneOfArrow(arrow, byId)]));
};
