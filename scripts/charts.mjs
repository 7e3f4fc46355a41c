import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './install.mjs';

const isChart = (value) => typeof value === 'object' && value?.root?.machine === value;

/** Loads modules of the project as they are, through Vite, and lets go of it afterwards. */
export const withModules = async (use) => {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await use((file) => server.ssrLoadModule(file));
  } finally {
    await server.close();
  }
};

/** The charts of a tree of the project, by the name of their folder. */
export const chartsIn = async (load, tree) => {
  const folder = join(tree, 'machines');
  const charts = [];
  for (const flow of readdirSync(folder).sort()) {
    const file = join(folder, flow, `${flow}.machine.ts`);
    if (!existsSync(file)) continue;
    const machine = Object.values(await load(file)).find(isChart);
    if (machine !== undefined) charts.push({ flow, machine });
  }
  if (charts.length === 0) throw new Error(`No chart in ${folder}`);
  return charts;
};
