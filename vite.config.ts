import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteBuilder } from 'vite';
import { chunks } from './scripts/chunks.ts';
import { compress } from './scripts/compress.ts';
import { developmentAcquirer } from './scripts/development-acquirer.ts';
import { prerender } from './scripts/prerender.ts';

const server = (entry: string | Record<string, string>, outDir: string) => ({
  consumer: 'server' as const,
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    rollupOptions: { input: entry },
  },
});

/** The folder of the host that serves the portal, `/portale/`; the root where nothing is said. */
const base = `/${process.env.BASE_PATH ?? ''}/`.replace(/\/+/g, '/');

/** It names the flows and needs none of them. */
const rendererOf = (entry: string, outDir: string) => {
  const { build, ...rest } = server(entry, outDir);
  const rollupOptions = { ...build.rollupOptions, external: [/\/flow$/] };
  return { ...rest, build: { ...build, rollupOptions } };
};

/** A script that a page begins with, before any of the portal. */
const boot = (name: string, file = `${name}.js`) => ({
  consumer: 'client' as const,
  build: {
    outDir: `build/boot/${name}`,
    copyPublicDir: false,
    modulePreload: false as const,
    minify: true,
    rollupOptions: {
      input: `src/boot/${name}.ts`,
      output: { format: 'iife' as const, entryFileNames: file },
    },
  },
});

const buildApp = async ({ build, environments }: ViteBuilder) => {
  const { client, renderer, acquirer } = environments;
  const { bootBanner, bootClicks, bootLogin, bootPage, bootPrefetch } = environments;
  const scripts = [bootBanner, bootClicks, bootLogin, bootPage, bootPrefetch];
  for (const environment of [client, renderer, ...scripts, acquirer])
    if (environment !== undefined) await build(environment);
  await prerender('dist', 'build', base);
  await compress('dist');
};

export default defineConfig({
  base,
  plugins: [react(), tailwindcss(), developmentAcquirer()],
  builder: { buildApp },
  // See src/shared/export/zip.ts: the spreadsheet writer's nested workers are not allowed to run.
  resolve: {
    alias: [{ find: /^fflate$/, replacement: `${import.meta.dirname}/src/shared/export/zip.ts` }],
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        manifest: true,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: 'index.html',
          output: { codeSplitting: chunks },
          // A slow machine is no fault of a plugin.
          checks: { bundlerTimings: false },
        },
      },
    },
    renderer: rendererOf('src/boot/prerender.tsx', 'build/renderer'),
    bootBanner: boot('early-banner'),
    bootClicks: boot('record-clicks'),
    bootLogin: boot('login', 'login-[hash].js'),
    bootPage: boot('page'),
    bootPrefetch: boot('prefetch'),
    acquirer: server(
      {
        main: 'acquirer/server/main.ts',
        database: 'acquirer/server/database/thread/entry.ts',
        rendering: 'acquirer/server/rendering/entry.ts',
      },
      'build/acquirer',
    ),
  },
  worker: { format: 'es' },
  // Only workers ask for these: met late, they would make the development server reload the page.
  optimizeDeps: { include: ['@cantoo/pdf-lib', 'write-excel-file/universal'] },
});
