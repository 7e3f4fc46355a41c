import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const waitingIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\bvi\s*\.\s*wait(For|Until)\(/.test(readFileSync(join(root, file), 'utf8')));

it('no test gives up after a second: what takes long is waited for in one place', () => {
  expect([...waitingIn('tests'), ...waitingIn('paths')]).toEqual(['tests/support/eventually.ts']);
});
