import { type Edge, type Graph, waysFrom } from './graph';

/** A sequence of edges, from the start of the chart. */
export type Route = readonly Edge[];

/** To each wanted edge a shortest route. */
export const shortestRoutes = (graph: Graph, wanted: ReadonlySet<string>): Route[] => {
  const routes = [...waysFrom(graph, graph.start.to)].flatMap(({ place, way }) => {
    const there = way();
    return (graph.leaving.get(place) ?? []).map((edge) => [graph.start, ...there, edge]);
  });
  return [[graph.start], ...routes].filter((route) => wanted.has(route.at(-1)?.key ?? ''));
};

/** A place with its outgoing edges: following them is faster than looking up names. */
interface Place {
  readonly ways: Way[];
  /** The search that last reached this node, and its last edge. */
  search: number;
  cameBy: Way | undefined;
}

interface Way {
  readonly edge: Edge;
  readonly from: Place;
  readonly to: Place;
  isWanted: boolean;
}

const linked = ({ start, leaving }: Graph, wanted: ReadonlySet<string>) => {
  const places = new Map<string, Place>();
  const placeOf = (name: string) => {
    const place = places.get(name) ?? { ways: [], search: 0, cameBy: undefined };
    places.set(name, place);
    return place;
  };
  const wayOf = (edge: Edge): Way => ({
    edge,
    from: placeOf(edge.from),
    to: placeOf(edge.to),
    isWanted: wanted.has(edge.key),
  });
  for (const [name, edges] of leaving) placeOf(name).ways.push(...edges.map(wayOf));
  return { first: wayOf(start), all: [...places.values()].flatMap(({ ways }) => ways) };
};

const endsTheChart = ({ to }: Way) => to.ways.length === 0;

/** The way back from an edge to the start of the search. */
const legTo = (last: Way) => {
  const leg = [last];
  for (let way = last.from.cameBy; way; way = way.from.cameBy) leg.push(way);
  return leg.reverse();
};

/**
 * Few routes that together take every wanted edge, as in a route inspection. Each continues where
 * its last target ended. A new one begins only where no wanted edge can be reached.
 */
export const coveringRoutes = (graph: Graph, wanted: ReadonlySet<string>): Route[] => {
  const { first, all } = linked(graph, wanted);
  const targets = [first, ...all].filter(({ isWanted }) => isWanted);
  let left = targets.length;
  let leftWithin = targets.filter((way) => !endsTheChart(way)).length;
  let searches = 0;

  const take = (way: Way) => {
    if (!way.isWanted) return;
    way.isWanted = false;
    left -= 1;
    if (!endsTheChart(way)) leftWithin -= 1;
  };

  /** The way to the nearest wanted edge; edges that end the chart are last. */
  const nextLeg = (from: Place) => {
    searches += 1;
    Object.assign(from, { search: searches, cameBy: undefined });
    const queue = [from];
    let ending: Way | undefined;
    for (const place of queue)
      for (const way of place.ways) {
        if (way.isWanted && (leftWithin === 0 || !endsTheChart(way))) return legTo(way);
        if (way.isWanted) ending ??= way;
        if (way.to.search === searches) continue;
        way.to.search = searches;
        way.to.cameBy = way;
        queue.push(way.to);
      }
    return ending && legTo(ending);
  };

  const nextRoute = (): Route => {
    const route = [first];
    take(first);
    for (let leg = nextLeg(first.to); leg; leg = nextLeg(leg.at(-1)?.to ?? first.to)) {
      leg.forEach(take);
      route.push(...leg);
    }
    return route.map(({ edge }) => edge);
  };

  const routes: Route[] = [];
  while (left > 0) routes.push(nextRoute());
  return routes;
};
