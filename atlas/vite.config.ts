import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { atlasData } from '../scripts/atlas-data.ts';
import { compress } from '../scripts/compress.ts';

const root = join(import.meta.dirname, '..');

/** The acquirer sends the compressed files of a folder where it has them. */
const compressed = {
  name: 'compressed',
  writeBundle: ({ dir }: { readonly dir?: string }) => dir && compress(dir),
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/atlas/',
  publicDir: false,
  plugins: [react(), tailwindcss(), atlasData(root), compressed],
  resolve: { alias: [{ find: /^fflate$/, replacement: join(root, 'src/shared/export/zip.ts') }] },
  build: { outDir: join(root, 'build/atlas'), emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  worker: { format: 'es' },
});
