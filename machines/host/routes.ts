import type { FlowRoute } from './host.types';

const isInner = (route: FlowRoute, path: string) => route.inner?.includes(path) ?? false;

/** The flow of an address; an inner one belongs to the flow at work, if it gets there at all. */
export const routeAt = (known: readonly FlowRoute[], path: string, atWork: FlowRoute | null) =>
  known.find((route) => route.paths.includes(path)) ??
  (atWork !== null && isInner(atWork, path) ? atWork : null);

/** An address that only a flow at work can be at, and none is. */
export const isOrphan = (known: readonly FlowRoute[], path: string, atWork: FlowRoute | null) =>
  routeAt(known, path, atWork) === null && known.some((route) => isInner(route, path));
