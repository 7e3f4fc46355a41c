import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin } from 'vite';

const page = normalizePath(resolve(import.meta.dirname, 'page'));

/** In a real browser React is the one that merchants get, which its own testing library cannot drive. */
const productionReact = (): Plugin => ({
  name: 'production-react',
  enforce: 'pre',
  resolveId: (source) =>
    source === '@testing-library/react' ? resolve(page, 'testing-library.ts') : null,
});

/** The page in which the generated paths run through the portal's own views, as they are shipped. */
export default defineConfig({
  root: page,
  publicDir: false,
  plugins: [productionReact(), react(), tailwindcss()],
  build: {
    outDir: resolve(import.meta.dirname, '../../build/paths'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 4000,
  },
});
