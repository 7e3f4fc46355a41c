import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../../dist');

/** The scripts that a page names. */
const scriptsOf = (path: string, ...kinds: string[]) => {
  const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
  const named = kinds.flatMap((kind) =>
    (new RegExp(`${kind}="([^"]*)"`).exec(html)?.[1] ?? '').split(' '),
  );
  return named.filter((file) => file.endsWith('.js'));
};

/**
 * The size as the acquirer sends it: compressed by the build, or here where the build wrote no
 * compressed file.
 */
const packedSize = (file: string) => {
  const packed = join(dist, `${file}.br`);
  if (existsSync(packed)) return statSync(packed).size;
  return brotliCompressSync(readFileSync(join(dist, file))).length;
};

const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + packedSize(file), 0) / 1000;

/** What a page may load, in files and in kilobytes as they are sent: the goals for the login and for Home. */
const limits = [
  { path: '/login', what: ['script src'], files: 1, script: 6.5 },
  { path: '/login', what: ['data-portal'], files: 3, script: 130 },
  { path: '/Home', what: ['data-portal', 'data-inside'], files: 7, script: 165 },
  { path: '/Home/Movimenti', what: ['data-portal', 'data-inside'], files: 8, script: 169 },
  { path: '/RegistrationSelect', what: ['data-portal', 'data-outside'], files: 6, script: 149 },
];

describe('a page weighs no more than its goal', () => {
  it.each(limits)('$path $what: $files files, $script kB', ({ path, what, files, script }) => {
    const scripts = scriptsOf(path, ...what);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.length).toBeLessThanOrEqual(files);
    expect(kilobytes(scripts)).toBeLessThanOrEqual(script);
  });
});

describe('what stands in a page itself stays small', () => {
  it.each(['/Home', '/Home/Movimenti', '/RegistrationSelect'])('%s: scripts of 2.75 kB', (path) => {
    const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
    const scripts = [...html.matchAll(/<script[^>]*>([\s\S]+?)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script.length).toBeLessThanOrEqual(2750);
  });
});
