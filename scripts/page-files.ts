import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { audienceOf, type FlowName, pagesOf } from '../machines/pages.ts';
import { signedInShell } from './chunks.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The files of a page besides the portal's: with a session, and without one. */
export interface Files {
  readonly inside: readonly string[];
  readonly outside: readonly string[];
}

const chunkOf = (manifest: Manifest, name: string) => {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no file of ${name}`);
  return chunk;
};

const withImports = (manifest: Manifest, start: string, known = new Set<string>()) => {
  const { file, imports = [] } = chunkOf(manifest, start);
  if (known.has(file)) return known;
  known.add(file);
  for (const next of imports) withImports(manifest, next, known);
  return known;
};

/** The signed-in frame: a file with this name in the bundle. */
const shellIn = (manifest: Manifest) => {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === signedInShell);
  if (found === undefined) throw new Error(`The build has no file of ${signedInShell}`);
  return found;
};

const isPublic = (flow: FlowName) =>
  pagesOf(flow).entered.some((page) => audienceOf(page) === 'public');

/**
 * The files of each flow's page, from the builder's own list. The list is removed, because nothing
 * else uses it.
 */
export const filesOf = async (dist: string, base: string, portal: readonly string[]) => {
  const folder = join(dist, '.vite');
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await rm(folder, { recursive: true });
  const named = (...starts: string[]) => {
    const files = starts.flatMap((start) => [...withImports(manifest, start)]);
    return [...new Set(files)]
      .map((file) => `${base}${file}`)
      .filter((file) => !portal.includes(file));
  };
  const shell = shellIn(manifest);
  return {
    everywhere: { inside: named(shell), outside: [] },
    of: (flow: FlowName): Files => ({
      inside: named(shell, `src/${flow}/flow.ts`),
      outside: isPublic(flow) ? named(`src/${flow}/flow.ts`) : [],
    }),
  };
};
