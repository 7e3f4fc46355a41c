import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  builder: {},
  environments: {
    client: {
      build: { outDir: 'dist', rollupOptions: { input: 'index.html' } },
    },
    acquirer: {
      consumer: 'server',
      build: {
        ssr: true,
        outDir: 'build/acquirer',
        emptyOutDir: true,
        rollupOptions: { input: 'acquirer/server/main.ts' },
      },
    },
  },
  worker: { format: 'es' },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'tests/bench/**', 'node_modules/**'],
  },
} as Parameters<typeof defineConfig>[0]);
