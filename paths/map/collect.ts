import type { AnyStateMachine } from 'xstate';
import { calls } from '../../acquirer/contract/calls';
import {
  extensionOf,
  type FlowName,
  isAt,
  menuPages,
  type PageName,
  pageNames,
  pagesOf,
  pathOf,
} from '../../machines/pages';
import { portalMachine } from '../../machines/portal/portal.machine';
import { accountTexts } from '../../src/italian/portal';
import { navigationOf } from '../../src/portal/navigation';
import { routes } from '../../src/routes';
import { callsOf } from './calls';
import { type KnownCall, type Portal, type Screen, visitors, type Way } from './portal';
import { screenName } from './screen-names';
import { textsOf } from './texts';
import { portals, shownTo } from './visitors';
import { waysFrom } from './ways';

const italian = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/italian/*.ts', {
  eager: true,
});
const written = import.meta.glob<string>('../../{src,machines}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = Object.entries(written);

const flowAt = (path: string) =>
  routes.find(({ paths }) => paths.includes(path)) ??
  routes.find(({ inner }) => inner?.includes(path));

const screenAt = async (page: PageName): Promise<Screen> => {
  const path = pathOf(page);
  const route = flowAt(path);
  const machine = (await route?.load())?.machine;
  return {
    path,
    name: screenName(page),
    flow: route?.flow ?? null,
    chart: machine?.id ?? null,
    extension: extensionOf(page),
    isInner: !(route?.paths.includes(path) ?? true),
    shows: Object.fromEntries(visitors.map(({ id }) => [id, shownTo(id, path)])) as Screen['shows'],
  };
};

const entered = (flow: FlowName | 'portal') =>
  flow === 'portal' ? pathOf('login') : pagesOf(flow).entered.map(pathOf)[0];

/** The pages that the screens of a flow link to, and that its end opens. */
const waysOut = (): Way[] =>
  Object.entries(waysFrom).flatMap(([flow, { links = [], rareLinks = [], opens = [] }]) => {
    const from = entered(flow as keyof typeof waysFrom);
    if (from === undefined) return [];
    return [
      ...[...links, ...rareLinks].map((page) => ({ from, to: pathOf(page), by: 'link' as const })),
      ...opens.map((page) => ({ from, to: pathOf(page), by: 'result' as const })),
    ];
  });

/** The page after a login, for each kind of user. */
const entrances = (): Way[] =>
  visitors
    .map(({ id }) => shownTo(id, pathOf('login')))
    .filter((to) => to !== pathOf('login'))
    .map((to) => ({ from: pathOf('login'), to, by: isAt(to, 'home') ? 'login' : 'forced' }));

const homeMenu = (): Way[] =>
  menuPages.map((page) => ({ from: pathOf('home'), to: pathOf(page), by: 'link' }));

/** The parts of every page after login. */
const menuOf = (): Way[] => {
  const all = visitors.flatMap(({ id }) =>
    navigationOf(portals[id], undefined).map(({ href }) => href),
  );
  const own = accountTexts.links.map(({ page }) => pathOf(page));
  return [...new Set([...all, ...own])].map((to) => ({ from: pathOf('home'), to, by: 'menu' }));
};

const once = (ways: readonly Way[]) => [
  ...new Map(ways.toReversed().map((way) => [`${way.from} ${way.to}`, way])).values(),
];

const knownCalls = (): KnownCall[] =>
  Object.values(calls).map((call) => ({
    alias: call.alias,
    statuses: [
      ...call.statuses.map(String),
      ...('confirmsCode' in call && call.confirmsCode
        ? ['406/5704', '406/5707', '406/5708', '406/5709']
        : []),
    ],
  }));

/** Reads the portal from its routes, its charts, its texts. */
export const collectPortal = async (): Promise<Portal> => {
  const screens = await Promise.all(pageNames.map(screenAt));
  const flows = await Promise.all(
    routes.map(
      async ({ flow, load }) => [flow, (await load()).machine as AnyStateMachine] as const,
    ),
  );
  return {
    screens,
    ways: once([...entrances(), ...menuOf(), ...homeMenu(), ...waysOut()]),
    uses: [
      ...callsOf('portal', portalMachine),
      ...flows.flatMap(([flow, machine]) => callsOf(flow, machine)),
    ],
    calls: knownCalls(),
    texts: textsOf(
      italian,
      sources.filter(([file]) => file.includes('/src/') && !file.includes('/src/italian/')),
    ),
  };
};
