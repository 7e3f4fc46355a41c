import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const page = resolve(import.meta.dirname, 'page');

/** What the path tests import, and what takes its place where they run in a real browser. */
const inBrowser: Readonly<Record<string, string>> = {
  vitest: 'vitest.ts',
  '@testing-library/react': 'testing-library.ts',
  'node:fs': 'files.ts',
  './onlooker': 'onlooker.ts',
};

const browserStandIns = (): Plugin => ({
  name: 'browser-stand-ins',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    const standIn = inBrowser[source];
    const fromTests = /\/(tests|walks)\//.test(importer) && !importer.startsWith(page);
    return standIn !== undefined && fromTests ? resolve(page, standIn) : null;
  },
});

/** The page in which the generated paths run through the portal's own views, as they are shipped. */
export default defineConfig({
  root: page,
  publicDir: false,
  plugins: [browserStandIns(), react(), tailwindcss()],
  build: {
    outDir: resolve(import.meta.dirname, '../../build/paths'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 4000,
  },
});
