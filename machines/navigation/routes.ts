import type { FlowRoute } from './navigation.types';
import type { StoredDrafts } from './stored-drafts';

const isInner = (route: FlowRoute, path: string) => route.inner?.includes(path) ?? false;

/**
 * The flow of an address. An inner address belongs to the current flow, if it can reach it, or to
 * the flow before a reload.
 */
export const routeAt = (
  known: readonly FlowRoute[],
  path: string,
  atWork: FlowRoute | null,
  drafts: StoredDrafts,
) => {
  const outer = known.find((route) => route.paths.includes(path));
  if (outer !== undefined) return outer;
  if (atWork !== null && isInner(atWork, path)) return atWork;
  const before = drafts.flowAt(path);
  return known.find((route) => route.flow === before && isInner(route, path)) ?? null;
};

/** An address that only a flow at work can be at, and none is. */
export const isOrphan = (
  known: readonly FlowRoute[],
  path: string,
  atWork: FlowRoute | null,
  drafts: StoredDrafts,
) => routeAt(known, path, atWork, drafts) === null && known.some((route) => isInner(route, path));
