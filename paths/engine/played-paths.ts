import type { AnyEventObject } from 'xstate';
import { type Edge, edgesOf, type Graph, graphOf, placeOf, type Step } from './graph';
import { begin, move } from './pure-run';
import { coveringRoutes, type Route, shortestRoutes } from './routes';
import type { Scenario } from './scenario';

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

/** Routes by which the graph itself was found: it has their snapshots. */
const foundAlong = (_: Scenario, from: string, input: unknown) => (route: Route) => ({
  from,
  input,
  steps: route.map(({ step }) => step),
});

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
const playerFrom = (scenario: Scenario, from: string, input: unknown) => {
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

/** The events of a chart that cannot be made, by their type. */
type Closed = readonly string[];

/** The parts of a scenario that decide its paths; a screen of it has the same ones. */
const isSameChart = (one: Scenario, other: Scenario) =>
  one.machine === other.machine &&
  one.examples === other.examples &&
  one.relevant === other.relevant;

interface Draft<Value> {
  readonly scenario: Scenario;
  readonly closed: string;
  readonly value: Value;
}

/** Makes something of the part of a scenario that possible events can reach, once. */
const draft = <Value>(make: (scenario: Scenario, closed: Closed) => Value) => {
  const made = new WeakMap<object, readonly Draft<Value>[]>();
  return (scenario: Scenario, without: Closed = []) => {
    const closed = without.join();
    const others = made.get(scenario.inputs) ?? [];
    const known = others.find((one) => one.closed === closed);
    if (known !== undefined && isSameChart(known.scenario, scenario)) return known.value;
    const value = make(scenario, without);
    const rest = others.filter((one) => one !== known);
    made.set(scenario.inputs, [...rest, { scenario, closed, value }]);
    return value;
  };
};

/** The graph of a scenario from each of its inputs. */
const graphsOf = draft((scenario, closed) => {
  const { machine, inputs, examples } = scenario;
  const possible: typeof examples = (snapshot, type) =>
    closed.includes(type) ? [] : examples(snapshot, type);
  return Object.entries(inputs).map(([from, input]): readonly [string, unknown, Graph] => [
    from,
    input,
    graphOf(machine, { ...scenario, input, examples: possible }),
  ]);
});

/** How routes are chosen, and how their snapshots are known. */
interface Plan {
  readonly routes: (graph: Graph, wanted: ReadonlySet<string>) => Route[];
  readonly along: (
    scenario: Scenario,
    from: string,
    input: unknown,
  ) => (route: Route) => PlayedPath;
}

const shortest: Plan = { routes: shortestRoutes, along: foundAlong };

const covering: Plan = { routes: coveringRoutes, along: playerFrom };

/**
 * The paths of a plan from every input; an edge that an earlier input takes is not wanted again.
 */
const walksBy = (
  scenario: Scenario,
  closed: Closed,
  { routes, along }: Plan,
  isWanted = (_edge: string) => true,
): PlayedPath[] => {
  const taken = new Set<string>();
  return graphsOf(scenario, closed).flatMap(([from, input, graph]) => {
    const keys = edgesOf(graph).map(({ key }) => key);
    const fresh = new Set(keys.filter((key) => !taken.has(key) && isWanted(key)));
    for (const key of fresh) taken.add(key);
    return routes(graph, fresh).map(along(scenario, from, input));
  });
};

/** The full set, as far as its events can be made: for every edge the shortest path that ends with it. */
export const pathsOf = draft((scenario, closed) => walksBy(scenario, closed, shortest));

/** The small set: few paths that together take every edge of the full one. */
export const coveringPathsOf = draft((scenario, closed) => walksBy(scenario, closed, covering));

/** Few paths that together take the wanted edges. */
export const coveringPathsAlong = (
  scenario: Scenario,
  isWanted: (edge: string) => boolean,
  closed: Closed = [],
) => walksBy(scenario, closed, covering, isWanted);
