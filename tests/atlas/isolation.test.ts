import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the bundle of the portal', () => {
  it('holds nothing of the atlas, nor of what only the atlas needs', async () => {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        copyPublicDir: false,
        sourcemap: true,
      },
    });
    const maps = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js.map'));
    const sources = maps.flatMap(
      (file) => JSON.parse(readFileSync(join(folder, 'assets', file), 'utf8')).sources as string[],
    );
    expect(sources.some((source) => source.endsWith('machines/portal/portal.machine.ts'))).toBe(
      true,
    );
    expect(sources.filter((source) => /(^|\/)atlas\/|elkjs/.test(source))).toEqual([]);
  }, 60_000);
});
