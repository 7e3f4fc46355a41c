import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './support/files';

it.each([
  ['of the paths', []],
  ['of the human set', ['--human']],
])('npm run paths -- --import reads back a workbook %s, and never passes over it', (_, set) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/paths.mjs', ...set, '--import', 'no-such-file.xlsx'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toMatch(/^Foglio non trovato: no-such-file.xlsx/);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
