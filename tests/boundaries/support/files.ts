import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

const made = ['node_modules', 'dist', 'build', 'data', 'coverage', '.git'];

/** Every tracked file of the project, by its path with slashes. */
export const projectFiles = (folder = ''): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => folder !== '' || !made.includes(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? projectFiles(path) : [path];
    });

export const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
