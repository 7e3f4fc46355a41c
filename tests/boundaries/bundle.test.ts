import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './support/files';
import { ignoringCase, onSuchADisk } from './support/ignoring-case';

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the bundle of the portal', () => {
  let sources: readonly string[] = [];

  beforeAll(async () => {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [ignoringCase()],
      build: {
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        copyPublicDir: false,
        sourcemap: true,
      },
    });
    const maps = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js.map'));
    sources = maps
      .flatMap(
        (file): string[] => JSON.parse(readFileSync(join(folder, 'assets', file), 'utf8')).sources,
      )
      .map((source) => relative(root, resolve(folder, 'assets', source)));
  });

  it('is built on a disk that does not tell capitals from small letters', () => {
    expect(sources.some((source) => source.endsWith('machines/portal/portal.machine.ts'))).toBe(
      true,
    );
  });

  it('holds nothing of the atlas, nor of what only the atlas needs', () => {
    expect(sources.filter((source) => /(^|\/)atlas\/|elkjs/.test(source))).toEqual([]);
  });
});

describe('such a disk', () => {
  const find = onSuchADisk(['src/Stage.tsx', 'src/stage.ts', 'src/ui/index.ts', 'src/a.css']);

  it.each([
    ['./Stage', 'src/stage.ts'],
    ['./stage.ts', 'src/stage.ts'],
    ['./UI', 'src/ui/index.ts'],
    ['./A.css?url', 'src/a.css?url'],
    ['./none', undefined],
  ])('takes %s for %s', (source, file) => {
    expect(find('src/main.tsx', source)).toBe(file);
  });
});
