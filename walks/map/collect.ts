import type { AnyStateMachine } from 'xstate';
import { calls } from '../../acquirer/contract/calls';
import { addresses } from '../../machines/portal/addresses';
import { portalMachine } from '../../machines/portal/portal.machine';
import { admits } from '../../machines/portal/portal.selectors';
import { accountTexts } from '../../src/italian/portal';
import { navigationOf } from '../../src/portal/navigation';
import { routes } from '../../src/routes';
import { callsOf } from './calls';
import {
  type KnownCall,
  type Portal,
  type Screen,
  type Visitor,
  visitors,
  type Way,
} from './portal';
import { screenNames } from './screen-names';
import { textsOf } from './texts';
import { portalFor } from './visitors';

const italian = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/italian/*.ts', {
  eager: true,
});
const written = import.meta.glob<string>('../../{src,machines}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = Object.entries(written);

const snapshots = Object.fromEntries(
  visitors.map(({ id }) => [id, portalFor(id)] as const),
) as Record<Visitor, ReturnType<typeof portalFor>>;

const shownTo = (visitor: Visitor, path: string) => {
  const verdict = admits(snapshots[visitor], path);
  return verdict.type === 'redirect' ? verdict.path : path;
};

const screenAt = async (path: string): Promise<Screen> => {
  const route =
    routes.find(({ paths }) => paths.includes(path)) ??
    routes.find(({ inner }) => inner?.includes(path));
  const machine = (await route?.load())?.machine;
  return {
    path,
    name: screenNames[path] ?? path,
    flow: route?.flow ?? null,
    chart: machine?.id ?? null,
    isInner: !(route?.paths.includes(path) ?? true),
    shows: Object.fromEntries(visitors.map(({ id }) => [id, shownTo(id, path)])) as Screen['shows'],
  };
};

const quotedIn = (source: string) =>
  new Set([...source.matchAll(/['"](\/[A-Za-z/]*)['"]/g)].map(([, path = '']) => path));

/** The login is a page of the portal itself. */
const loginPage = /\/src\/portal\/Login/;

const firstPathOf = (file: string) => {
  if (loginPage.test(file)) return { from: '/login', own: new Set(['/login', '/']) };
  const folders = file.split('/').slice(3);
  const route = routes.find(({ flow }) => folders.includes(flow));
  const [from] = route?.paths ?? [];
  return from === undefined
    ? null
    : { from, own: new Set([...(route?.paths ?? []), ...(route?.inner ?? [])]) };
};

/** Where the screens of a flow, or its chart, say that they lead: an address of another flow. */
const waysIn = (known: ReadonlySet<string>): Way[] =>
  sources.flatMap(([file, source]) => {
    const page = firstPathOf(file);
    if (page === null) return [];
    const by = file.includes('/machines/') ? 'result' : 'link';
    return [...quotedIn(source)]
      .filter((path) => known.has(path) && !page.own.has(path))
      .map((to) => ({ from: page.from, to, by }) as const);
  });

/** Where a login leads, for each kind of user. */
const entrances = (): Way[] =>
  visitors
    .map(({ id }) => shownTo(id, '/login'))
    .filter((to) => to !== '/login')
    .map((to) => ({ from: '/login', to, by: to === '/Home' ? 'login' : 'forced' }));

/** What stands on every page of who has entered. */
const menuOf = (): Way[] => {
  const all = visitors.flatMap(({ id }) => navigationOf(snapshots[id], '').map(({ href }) => href));
  const own = accountTexts.links.map(({ href }) => href);
  return [...new Set([...all, ...own])].map((to) => ({ from: '/Home', to, by: 'menu' }));
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
  const screens = await Promise.all(addresses.map(({ path }) => screenAt(path)));
  const known = new Set(addresses.map(({ path }) => path));
  const flows = await Promise.all(
    routes.map(
      async ({ flow, load }) => [flow, (await load()).machine as AnyStateMachine] as const,
    ),
  );
  return {
    screens,
    ways: once([...entrances(), ...menuOf(), ...waysIn(known)]),
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
