import type { AnyEventObject } from 'xstate';
import { type Edge, edgesOf, type Graph, graphOf, placeOf, waysFrom } from './graph';
import { begin, type Moved, move } from './pure-run';
import { coveringRoutes, type Route, shortestRoutes } from './routes';
import type { Scenario } from './scenario';

export interface Step extends Moved {
  readonly event: AnyEventObject;
  /** The edge it takes. */
  readonly edge: string;
}

/** A route of a scenario with the snapshots along it; the first step is the start. */
export interface PlayedPath {
  readonly from: string;
  readonly input: unknown;
  readonly steps: readonly Step[];
}

const shorten = (text: string) => (text.length > 48 ? `${text.slice(0, 45)}...` : text);

const eventName = ({ type, actorId: _, ...payload }: AnyEventObject) => {
  const carried = JSON.stringify(payload.output ?? payload.body ?? payload);
  return carried === '{}' ? type : `${type} ${shorten(carried)}`;
};

/** A path in words: where it starts, then its events in order. */
export const nameOf = ({ from, steps }: Pick<PlayedPath, 'from' | 'steps'>) => {
  const events = steps.slice(1).map(({ event }) => eventName(event));
  return `${from}: ${events.join(' > ') || 'start'}`;
};

/** A step that has been played, and those played after it. */
interface Played {
  readonly step: Step;
  readonly after: Map<Edge, Played>;
}

/**
 * A node represents every snapshot with its key. So each route is played from its start, and
 * refused where the chart differs because `relevant` omits something. Common beginnings of routes
 * are played once.
 */
const playerFrom = (scenario: Scenario, from: string) => {
  const input = scenario.inputs[from];
  const begun: Played['after'] = new Map();

  const play = (before: readonly Step[], { event, to, key }: Edge): Played => {
    const last = before.at(-1);
    const moved =
      last === undefined
        ? begin(scenario.machine, input)
        : move(scenario.machine, last.state, event);
    const step = { ...moved, event, edge: key };
    if (placeOf(step.state, scenario) === to) return { step, after: new Map() };
    const where = nameOf({ from, steps: [...before, step] });
    throw new Error(`${scenario.name}: "${where}" cannot happen: "relevant" forgets something`);
  };

  return (route: Route): PlayedPath => {
    const steps: Step[] = [];
    let known = begun;
    for (const edge of route) {
      const played = known.get(edge) ?? play(steps, edge);
      known.set(edge, played);
      known = played.after;
      steps.push(played.step);
    }
    return { from, input, steps };
  };
};

/** The part of a graph that possible events can reach. */
const openPart = (graph: Graph, isOpen: (event: AnyEventObject) => boolean): Graph => {
  const open = ([place, edges]: readonly [string, readonly Edge[]]) =>
    [place, edges.filter(({ event }) => isOpen(event))] as const;
  const part = { start: graph.start, leaving: new Map([...graph.leaving].map(open)) };
  const reached = new Set([...waysFrom(part, part.start.to)].map(({ place }) => place));
  return { ...part, leaving: new Map([...part.leaving].filter(([place]) => reached.has(place))) };
};

type Plan = (graph: Graph, wanted: ReadonlySet<string>) => Route[];

interface Wishes {
  /** The edges to take, by key; by default all of them. */
  readonly isWanted?: (edge: string) => boolean;
  /** Whether an event can be made at all. */
  readonly isOpen?: (event: AnyEventObject) => boolean;
}

/** The parts of a scenario that decide its paths; a screen of it has the same ones. */
const isSameChart = (one: Scenario, other: Scenario) =>
  one.machine === other.machine &&
  one.examples === other.examples &&
  one.relevant === other.relevant;

const draft = <Value>(make: (scenario: Scenario) => Value) => {
  const made = new WeakMap<object, { readonly scenario: Scenario; readonly value: Value }>();
  return (scenario: Scenario) => {
    const known = made.get(scenario.inputs);
    if (known !== undefined && isSameChart(known.scenario, scenario)) return known.value;
    const value = make(scenario);
    made.set(scenario.inputs, { scenario, value });
    return value;
  };
};

/** The graph of a scenario from each of its inputs. */
const graphsOf = draft(
  (scenario) =>
    new Map(
      Object.entries(scenario.inputs).map(([from, input]) => [
        from,
        graphOf(scenario.machine, { ...scenario, input }),
      ]),
    ),
);

/**
 * The paths of a plan from every input; an edge that an earlier input takes is not wanted again.
 */
const walksBy = (
  scenario: Scenario,
  plan: Plan,
  { isWanted = () => true, isOpen = () => true }: Wishes = {},
): PlayedPath[] => {
  const taken = new Set<string>();
  return [...graphsOf(scenario)].flatMap(([from, whole]) => {
    const graph = openPart(whole, isOpen);
    const keys = edgesOf(graph).map(({ key }) => key);
    const fresh = new Set(keys.filter((key) => !taken.has(key) && isWanted(key)));
    for (const key of fresh) taken.add(key);
    return plan(graph, fresh).map(playerFrom(scenario, from));
  });
};

/** The full set: for every edge the shortest path that ends with it. */
export const pathsOf = draft((scenario) => walksBy(scenario, shortestRoutes));

/** The small set: few paths that together take every edge of the full one. */
export const coveringPathsOf = draft((scenario) => walksBy(scenario, coveringRoutes));

/** The events of a chart that cannot be made, by their type. */
type Closed = readonly string[];

const isOpenBeside = (closed: Closed) => (event: AnyEventObject) => !closed.includes(event.type);

/** The full set, as far as its events can be made. */
export const openPathsOf = (scenario: Scenario, closed: Closed) =>
  closed.length === 0
    ? pathsOf(scenario)
    : walksBy(scenario, shortestRoutes, { isOpen: isOpenBeside(closed) });

/** Few paths that together take the wanted edges. */
export const coveringPathsAlong = (
  scenario: Scenario,
  isWanted: Required<Wishes>['isWanted'],
  closed: Closed = [],
) => walksBy(scenario, coveringRoutes, { isWanted, isOpen: isOpenBeside(closed) });
