import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

describe('npm run atlas -- diff', () => {
  it('tells what has changed, or that it cannot know', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/atlas-diff.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (existsSync(join(root, '.git'))) {
      expect(stderr).toBe('');
      expect(stdout).toMatch(/^Diagrammi: da HEAD a oggi\n\n\S/);
      expect(status).toBe(0);
    } else expect(stderr).toMatch(/^Revisione sconosciuta: HEAD/);
  });

  it('says so when git does not know the revision', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/atlas-diff.mjs', 'no-such-revision'],
      { cwd: root, encoding: 'utf8' },
    );
    expect(stderr).toMatch(/^Revisione sconosciuta: no-such-revision/);
    expect(status).toBe(1);
  });
});
