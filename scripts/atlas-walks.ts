import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

/** The generated paths of every chart, by the id of its machine. */
export type Walks = Readonly<Record<string, unknown>>;

const sources = ['machines', 'acquirer/contract', 'walks'];

const contentOf = (root: string) => {
  const hash = createHash('sha256');
  for (const folder of sources)
    for (const file of readdirSync(join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort())
      if (/\.ts$/.test(file)) hash.update(file).update(readFileSync(join(root, folder, file)));
  return hash.digest('hex').slice(0, 16);
};

const generate = async (root: string): Promise<Walks> => {
  const { module } = await runnerImport<{ atlasWalks: () => Promise<Walks> }>(
    join(root, 'walks/atlas-walks.ts'),
    { root, configFile: false, logLevel: 'error' },
  );
  return module.atlasWalks();
};

/** Generates every path, unless it has been done for exactly these charts and scenarios. */
export const walksOf = async (root: string): Promise<Walks> => {
  const folder = join(root, 'build/atlas-walks');
  const file = join(folder, `${contentOf(root)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const walks = await generate(root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(walks));
  return walks;
};
