import { posix } from 'node:path';
import type { Plugin } from 'vite';
import { projectFiles, root } from './files';

const endings = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];

/** Finds a file as a disk does that ignores the case of letters. */
export const onSuchADisk = (files: readonly string[]) => {
  const byName = new Map(files.map((file) => [file.toLowerCase(), file]));
  return (importer: string, source: string) => {
    const [bare = '', query] = source.split('?');
    const wanted = posix.join(posix.dirname(importer), bare).toLowerCase();
    const found = [
      wanted,
      ...endings.map((end) => wanted + end),
      ...endings.map((end) => `${wanted}/index${end}`),
    ]
      .map((candidate) => byName.get(candidate))
      .find((file) => file !== undefined);
    return found === undefined || query === undefined ? found : `${found}?${query}`;
  };
};

/** Answers a build as the disk of a Mac or of Windows would. */
export const ignoringCase = (): Plugin => {
  const find = onSuchADisk(projectFiles());
  const base = `${root.replaceAll('\\', '/')}/`;
  return {
    name: 'ignoring-case',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      if (!source.startsWith('.') || !importer.startsWith(base)) return null;
      const found = find(importer.slice(base.length), source);
      return found === undefined ? null : base + found;
    },
  };
};
