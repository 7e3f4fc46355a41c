import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { atlasData } from '../scripts/atlas-data.ts';

const root = join(import.meta.dirname, '..');

export default defineConfig({
  root: import.meta.dirname,
  base: '/atlas/',
  publicDir: false,
  plugins: [react(), tailwindcss(), atlasData(root)],
  resolve: { alias: [{ find: /^fflate$/, replacement: join(root, 'src/shared/export/zip.ts') }] },
  build: { outDir: join(root, 'build/atlas'), emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  worker: { format: 'es' },
});
