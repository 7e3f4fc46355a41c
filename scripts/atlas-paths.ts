import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withModules } from './charts.mjs';

/** The generated paths of every chart, by the id of its machine. */
export type Walks = Readonly<Record<string, unknown>>;

const sources = ['machines', 'acquirer/contract', 'paths'];

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

/** Every scenario is loaded when it is asked for: the modules must be there until the paths are. */
const generate = (root: string): Promise<Walks> =>
  withModules(async (load) => {
    const file = join(root, 'paths/atlas-paths.ts');
    const { atlasPaths } = await load<{ atlasPaths: () => Promise<Walks> }>(file);
    return atlasPaths();
  });

/** Generates every path, unless it has been done for exactly these charts and scenarios. */
export const coveringPathsOf = async (root: string): Promise<Walks> => {
  const folder = join(root, 'build/atlas-paths');
  const file = join(folder, `${contentOf(root)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const walks = await generate(root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(walks));
  return walks;
};
