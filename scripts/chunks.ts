import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import {
  type FlowName,
  flowNames,
  hasConsultationRow,
  pagesOf,
  sectionOf,
} from '../machines/pages.ts';

interface ModuleInfo {
  readonly importedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const source = (path: string) =>
  normalizePath(fileURLToPath(new URL(`../src/${path}`, import.meta.url)));

/** The file with the frame of all signed-in pages. */
export const signedInShell = 'signed-in-shell';

const codeOf = (flow: FlowName) => source(`${flow}/flow.ts`);

const flowCodes = new Set(flowNames.map(codeOf));

type Kind = 'home' | 'lists' | 'disputes' | 'access';

/** What a page needs beyond the portal itself. */
const kindOf = (flow: FlowName): Kind => {
  const { entered } = pagesOf(flow);
  if (entered.includes('home')) return 'home';
  if (entered.some(hasConsultationRow)) return 'lists';
  return entered.some((page) => sectionOf(page) === 'disputes') ? 'disputes' : 'access';
};

const starts: readonly (readonly [Kind, string])[] = [
  ...flowNames.map((flow) => [kindOf(flow), codeOf(flow)] as const),
  // The picker is loaded after Home, and uses the modules of the lists.
  ['home', source('point-of-sale/PointPicker.tsx')],
  // Its description of a search reads all lists.
  ['lists', source('portal/searches/SearchesPanel.tsx')],
];

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

const kit = (part: string) => {
  const folder = dirname(fileURLToPath(import.meta.resolve('@headlessui/react')));
  return normalizePath(join(folder, `components/${part}/${part}.js`));
};

/** The kit names all its parts in one module: what only the choice of a shop needs is loaded with it. */
const onlyInCombobox = (graph: Graph) => {
  const inTabs = reachedFrom(graph, kit('tabs'));
  const reached = reachedFrom(graph, kit('combobox'));
  return (id: string) => reached.has(id) && !inTabs.has(id);
};

/** The flows that need a module, each with its kind. */
const readers = (graph: Graph) => {
  const reached = starts.map(([kind, flow]) => ({
    kind,
    flow,
    modules: reachedFrom(graph, flow),
  }));
  return (id: string) => reached.filter(({ modules }) => modules.has(id));
};

type Readers = ReturnType<ReturnType<typeof readers>>;

/**
 * The file of what several flows need: what most need, what Home shows besides, and what the tables
 * of the lists are made of. What few flows share is left to the bundler.
 */
const sharedBy = (flows: Readers) => {
  const kindsOf = new Set<Kind>(flows.map(({ kind }) => kind));
  const isIn = (name: FlowName) => flows.some(({ flow }) => flow === codeOf(name));
  const inMovements = isIn('movements');
  if (flows.length < 2) return null;
  const inHome = kindsOf.has('home');
  if (kindsOf.has('access')) return inMovements || inHome ? 'basics' : 'forms';
  if (inHome && inMovements) return isIn('point-of-sale') ? 'basics' : 'tables';
  if (inHome) return 'choices';
  if (inMovements) return 'lists';
  return kindsOf.has('disputes') && kindsOf.size === 1 ? 'disputes' : null;
};

/**
 * Few files for each page: the portal, the signed-in frame, the code that several pages share, and
 * the page itself. Code that only one page needs stays with it.
 */
const namer = () => {
  let known: ((id: string) => string | null) | undefined;
  const look = (graph: Graph) => {
    const portal = reachedFrom(graph, source('main.tsx'));
    const signedIn = reachedFrom(graph, source('portal/signed-in-shell.tsx'));
    const inCombobox = onlyInCombobox(graph);
    const readersOf = readers(graph);
    return (id: string) => {
      if (inCombobox(id)) return 'combobox';
      if (portal.has(id)) return 'portal';
      const flows = readersOf(id);
      if (!signedIn.has(id)) return sharedBy(flows);
      // A flow works without the frame: where the frame fails to load, only the frame fails.
      return flows.some(({ flow }) => flowCodes.has(flow)) ? 'basics' : signedInShell;
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
