import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../../dist');

/** The scripts that a page names, for somebody with a session. */
const scriptsOf = (path: string) => {
  const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
  const named = ['script src', 'data-portal', 'data-inside'].flatMap((kind) =>
    (new RegExp(`${kind}="([^"]*)"`).exec(html)?.[1] ?? '').split(' '),
  );
  return named.filter((file) => file.endsWith('.js'));
};

const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0) /
  1000;

/** What a page may load, in files and in kilobytes as they are sent: more than this is noticed on a phone. */
const limits = [
  { path: '/login', files: 4, script: 100 },
  { path: '/Home', files: 9, script: 131 },
  { path: '/Home/Movimenti', files: 9, script: 128 },
  { path: '/RegistrationSelect', files: 9, script: 129 },
];

describe('a page weighs no more than it did', () => {
  it.each(limits)('$path: $files files, $script kB of script', ({ path, files, script }) => {
    const scripts = scriptsOf(path);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.length).toBeLessThanOrEqual(files);
    expect(kilobytes(scripts)).toBeLessThanOrEqual(script);
  });
});
