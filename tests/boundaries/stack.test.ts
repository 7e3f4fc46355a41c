import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { dependencies, devDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

const portal = ['src', 'machines', 'acquirer/client', 'acquirer/contract']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

const isImported = (name: string) => {
  const imported = new RegExp(`(from|import\\() ?'${name}(/[^']*)?'`);
  return portal.some((source) => imported.test(source));
};

/** The libraries of the product are prescribed: none is left out to save bytes. */
describe('the portal stands on', () => {
  it.each([
    'react',
    'react-dom',
    'xstate',
    '@xstate/react',
    'react-router-dom',
    'ofetch',
    'valibot',
    '@headlessui/react',
    'write-excel-file',
  ])('%s, and uses it', (name) => {
    expect(Object.keys(dependencies)).toContain(name);
    expect(isImported(name)).toBe(true);
  });

  it.each(['tailwindcss', 'vite', 'vitest', '@xstate/test'])('%s, to be made', (name) => {
    expect(Object.keys({ ...dependencies, ...devDependencies })).toContain(name);
  });
});
