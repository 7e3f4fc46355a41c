import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

interface ModuleInfo {
  readonly importedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const source = (path: string) =>
  normalizePath(fileURLToPath(new URL(`../src/${path}`, import.meta.url)));

const flowsOf = (...flows: string[]) => flows.map((flow) => source(`${flow}/flow.ts`));

const [movements] = flowsOf('movements');

/** What a page needs beyond the portal itself, by the kind of page. */
const kinds = {
  // The picker comes after Home, and is made of what the lists are made of.
  home: [...flowsOf('point-of-sale'), source('point-of-sale/PointPicker.tsx')],
  lists: flowsOf(
    ...['movements', 'summaries', 'statistics', 'differences', 'charges'],
    ...['statements', 'unpaid'],
  ),
  disputes: flowsOf('dispute-online', 'cases', 'report'),
  access: flowsOf(
    ...['registration', 'first-phone', 'first-email', 'password-change', 'phone-change'],
    ...['email-change', 'settings'],
  ),
};

const vendor = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

const reachedFrom = (graph: Graph, start: string) => {
  const reached = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
};

type Kind = keyof typeof kinds;

/** The flows that need a module, each with its kind. */
const readers = (graph: Graph) => {
  const reached = Object.entries(kinds).flatMap(([kind, flows]) =>
    flows.map((flow) => ({ kind: kind as Kind, flow, modules: reachedFrom(graph, flow) })),
  );
  return (id: string) => reached.filter(({ modules }) => modules.has(id));
};

type Readers = ReturnType<ReturnType<typeof readers>>;

/**
 * The file of what several flows need: what most need, what Home shows besides, and what the tables
 * of the lists are made of. What few flows share is left to the bundler.
 */
const sharedBy = (flows: Readers) => {
  const kindsOf = new Set(flows.map(({ kind }) => kind));
  const inMovements = flows.some(({ flow }) => flow === movements);
  if (flows.length < 2) return null;
  const inHome = kindsOf.has('home');
  if (kindsOf.has('access')) return inMovements || inHome ? 'basics' : 'forms';
  if (inHome) return inMovements ? 'tables' : 'choices';
  if (inMovements) return 'lists';
  return kindsOf.has('disputes') && kindsOf.size === 1 ? 'disputes' : null;
};

/**
 * Few files for each page: the portal, what stands behind the login, what several pages of a kind
 * share, and the page itself. What one page alone needs stays with it.
 */
const namer = () => {
  let known: ((id: string) => string | null) | undefined;
  const look = (graph: Graph) => {
    const portal = reachedFrom(graph, source('main.tsx'));
    const signedIn = reachedFrom(graph, source('portal/signed-in-shell.tsx'));
    const readersOf = readers(graph);
    return (id: string) => {
      if (portal.has(id)) return 'portal';
      if (signedIn.has(id)) return 'signed-in-shell';
      return sharedBy(readersOf(id));
    };
  };
  return (id: string, graph: Graph) => {
    known ??= look(graph);
    return known(id);
  };
};

export const chunks = {
  includeDependenciesRecursively: false,
  groups: [{ name: 'react', test: vendor, priority: 1 }, { name: namer() }],
};
