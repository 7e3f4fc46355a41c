import type { CallUse, Portal, Screen } from '../../paths/map/portal';
import { groupBy } from '../group-by';

/**
 * The pages of a flow, in the order of the portal's addresses; those it only passes through are
 * last.
 */
export const screensOf = ({ screens }: Portal, flow: string): readonly Screen[] =>
  screens.filter((screen) => screen.flow === flow);

/** A flow by the name of its first page, or its own where it has no page. */
export const nameOfFlow = (portal: Portal, flow: string): string =>
  flow === 'portal'
    ? 'Il portale stesso'
    : (screensOf(portal, flow).find(({ isInner }) => !isInner)?.name ?? flow);

/** The names of all pages on which a flow lives; those it only passes by are left out. */
export const pagesOfFlow = (portal: Portal, flow: string): readonly string[] => {
  if (flow === 'portal') return ['Il portale stesso'];
  const own = screensOf(portal, flow).filter(({ isInner }) => !isInner);
  const named = groupBy(own, ({ name }) => name);
  const names = own.map(({ name, path }) =>
    (named.get(name)?.length ?? 0) > 1 ? `${name} (${path})` : name,
  );
  return names.length === 0 ? [flow] : names;
};

/** Every call that a chart makes itself, on whatever page it is played. */
export const callsMadeBy = ({ uses }: Portal, chart: string, src?: string): readonly CallUse[] =>
  uses.filter((use) => use.charts.at(-1) === chart && (src === undefined || use.src === src));

/** The flows in which a chart is played: its own, and those whose charts play it. */
export const flowsPlaying = ({ uses, screens }: Portal, chart: string): readonly string[] => [
  ...new Set([
    ...screens.flatMap((screen) => (screen.chart === chart && screen.flow ? [screen.flow] : [])),
    ...uses.flatMap(({ charts, flow }) => (charts.includes(chart) ? [flow] : [])),
  ]),
];

export const statusesOf = ({ calls }: Portal, alias: string): readonly string[] =>
  calls.find((call) => call.alias === alias)?.statuses ?? [];

/** The places from which a call is made, by the flow that makes it. */
export const usesOf = ({ uses }: Portal, alias: string): ReadonlyMap<string, CallUse[]> =>
  groupBy(
    uses.filter(({ aliases }) => aliases.includes(alias)),
    ({ flow }) => flow,
  );
