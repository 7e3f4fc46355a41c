import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const scripts = resolve(import.meta.dirname, '../../scripts');

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?from '([^']+)';/gm)].map(
    ([, source = '']) => source,
  );

/** The packages that a script imports before its first line runs, through all its imports. */
const packagesBefore = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsOf(file).flatMap((source) => {
    if (source.startsWith('.')) return packagesBefore(resolve(file, '..', source), seen);
    return isBuiltin(source) ? [] : [`${file}: ${source}`];
  });
};

describe('the start', () => {
  it.skipIf(process.platform === 'win32')(
    'says in one sentence that too few files may be open, before Node itself fails',
    () => {
      const { status, stderr } = spawnSync('sh', [
        '-c',
        `ulimit -n 64 && exec "${process.execPath}" "${join(scripts, 'start.mjs')}"`,
      ]);
      expect(`${stderr}`).toMatch(/^Il processo può tenere aperti solo 64 file, [^\n]*\n$/);
      expect(status).toBe(1);
    },
  );
});

describe('a command that installs what it needs', () => {
  it.each(['test.mjs', 'start.mjs', 'dev.mjs'])('%s needs nothing before it has', (script) => {
    expect(packagesBefore(join(scripts, script))).toEqual([]);
  });

  it('would be caught needing a package', () => {
    expect(packagesBefore(join(scripts, 'requirements.mjs'))).not.toEqual([]);
  });
});
