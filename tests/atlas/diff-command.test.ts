import { spawnSync } from 'node:child_process';

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

describe('npm run atlas -- diff', () => {
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
