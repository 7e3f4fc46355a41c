import { type Edge, type Graph, waysFrom } from './graph';

/** Edges one after the other, from the start of the chart. */
export type Route = readonly Edge[];

/** To each wanted edge the shortest route of its own. */
export const shortestRoutes = (graph: Graph, wanted: ReadonlySet<string>): Route[] => {
  const routes = [...waysFrom(graph, graph.start.to)].flatMap(({ place, way }) => {
    const there = way();
    return (graph.leaving.get(place) ?? []).map((edge) => [graph.start, ...there, edge]);
  });
  return [[graph.start], ...routes].filter((route) => wanted.has(route.at(-1)?.key ?? ''));
};

const isLast = ({ leaving }: Graph, { to }: Edge) => (leaving.get(to) ?? []).length === 0;

/** The way to the nearest edge that is still wanted; what ends the chart comes after all else. */
const nextLeg = (graph: Graph, from: string, wanted: ReadonlySet<string>) => {
  let ending: Route | undefined;
  for (const { place, way } of waysFrom(graph, from))
    for (const edge of graph.leaving.get(place) ?? []) {
      if (!wanted.has(edge.key)) continue;
      if (!isLast(graph, edge)) return [...way(), edge];
      ending ??= [...way(), edge];
    }
  return ending;
};

const coveringRoute = (graph: Graph, wanted: Set<string>): Route => {
  const route = [graph.start];
  wanted.delete(graph.start.key);
  let leg = nextLeg(graph, graph.start.to, wanted);
  while (leg !== undefined) {
    for (const edge of leg) wanted.delete(edge.key);
    route.push(...leg);
    leg = nextLeg(graph, route.at(-1)?.to ?? '', wanted);
  }
  return route;
};

/**
 * Few routes that together take every wanted edge, in the manner of a route inspection: each goes on
 * from where its last target ended, and a new one begins only where nothing wanted can be reached.
 */
export const coveringRoutes = (graph: Graph, wanted: ReadonlySet<string>): Route[] => {
  const left = new Set(wanted);
  const routes: Route[] = [];
  while (left.size > 0) routes.push(coveringRoute(graph, left));
  return routes;
};
