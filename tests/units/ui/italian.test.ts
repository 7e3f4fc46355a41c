import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

describe('the language of the portal', () => {
  it('[BUS-001] the page says that it is Italian', () => {
    expect(readFileSync(join(root, 'index.html'), 'utf8')).toMatch(/<html[^>]* lang="it"/);
  });
});
