import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The files of a page besides the portal's: with a session, and without one. */
export interface Files {
  readonly inside: readonly string[];
  readonly outside: readonly string[];
}

const withImports = (manifest: Manifest, start: string, known = new Set<string>()) => {
  const chunk = manifest[start];
  if (chunk === undefined || known.has(chunk.file)) return known;
  known.add(chunk.file);
  for (const next of chunk.imports ?? []) withImports(manifest, next, known);
  return known;
};

const signedInShell = (manifest: Manifest) =>
  Object.keys(manifest).find((name) => name.includes('signed-in-shell')) ?? '';

const beforeTheLogin = ['registration'];

/** What each flow's page needs, from the builder's own list, which is taken away: nobody else reads it. */
export const filesOf = async (dist: string, portal: readonly string[]) => {
  const folder = join(dist, '.vite');
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await rm(folder, { recursive: true });
  const named = (...starts: string[]) => {
    const files = starts.flatMap((start) => [...withImports(manifest, start)]);
    return [...new Set(files)].map((file) => `/${file}`).filter((file) => !portal.includes(file));
  };
  const shell = signedInShell(manifest);
  return {
    everywhere: { inside: named(shell), outside: [] },
    of: (flow: string): Files => ({
      inside: named(shell, `src/${flow}/flow.ts`),
      outside: beforeTheLogin.includes(flow) ? named(`src/${flow}/flow.ts`) : [],
    }),
  };
};
