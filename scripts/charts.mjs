import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createServer, normalizePath } from 'vite';
import { root } from './install.mjs';

const isChart = (value) => typeof value === 'object' && value?.root?.machine === value;

const loadFor = async (use) => {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    // A module is named with slashes on every system.
    return await use((file) => server.ssrLoadModule(normalizePath(file)));
  } finally {
    await server.close();
  }
};

let turn = Promise.resolve();

/**
 * Loads modules of the project as they are, through Vite, and lets go of it afterwards. One use at a
 * time: Vite gives up on a module after a minute in which another use computes.
 */
export const withModules = (use) => {
  const mine = turn.then(() => loadFor(use));
  turn = mine.catch(() => {});
  return mine;
};

/** The charts of a tree of the project, by the name of their folder. */
export const chartsIn = async (load, tree) => {
  const folder = join(tree, 'machines');
  const charts = [];
  const files = readdirSync(folder, { recursive: true }).filter((file) =>
    file.endsWith('.machine.ts'),
  );
  for (const file of files.sort()) {
    const machine = Object.values(await load(join(folder, file))).find(isChart);
    if (machine !== undefined) charts.push({ flow: basename(file, '.machine.ts'), file, machine });
  }
  if (charts.length === 0) throw new Error(`No chart in ${folder}`);
  return charts;
};
