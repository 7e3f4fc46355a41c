import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const dist = join(import.meta.dirname, '../../dist');
const packed = (bytes) => brotliCompressSync(bytes).length;

const assets = () =>
  new Map(
    readdirSync(join(dist, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(join(dist, 'assets', file), 'utf8')]),
  );

/** A script and all it imports before it runs. */
const withImports = (files, first, seen = new Set()) => {
  if (seen.has(first)) return seen;
  seen.add(first);
  for (const [, name] of files
    .get(first)
    .matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    withImports(files, name, seen);
  return seen;
};

const sum = (files, names) =>
  [...names].reduce((total, name) => total + packed(files.get(name)), 0);

/** The baseline: React and its DOM, and nothing else, built by the same builder in the same run. */
const reactAlone = async () => {
  const entry = '\0react-alone';
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: entry } },
    plugins: [
      {
        name: 'react-alone',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? "import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; createRoot(document.body).render(createElement('p'));"
            : null,
      },
    ],
  });
  return packed(output.output[0].code);
};

/** Kilobytes of script (brotli) that a page needs, as multiples of React alone. */
export const measureSizes = async () => {
  const files = assets();
  const find = (start) => [...files.keys()].find((name) => name.startsWith(start));
  const html = readFileSync(join(dist, 'login', 'index.html'), 'utf8');
  const early = /src="\/assets\/(login-[\w-]+\.js)"/.exec(html)[1];
  const portal = /data-portal="\/assets\/([\w.-]+)"/.exec(html)[1];
  const flowWith = (words) =>
    [...files].find(([name, code]) => name.startsWith('flow') && code.includes(words))[0];
  const baseline = await reactAlone();
  const login = withImports(files, portal);
  const inside = withImports(files, find('behind-login'), new Set(login));
  const home = withImports(files, flowWith('id:`pointOfSale`'), new Set(inside));
  const list = withImports(files, flowWith('getTotalTransaction'), new Set(inside));
  const rows = [
    ['login, before the form works', packed(files.get(early))],
    ['login, in all', sum(files, login) + packed(files.get(early))],
    ['Home', sum(files, home)],
    ['Movimenti', sum(files, list)],
  ];
  return rows.map(([what, bytes]) => ({
    what: `script of ${what}`,
    value: `${(bytes / 1000).toFixed(1)} kB`,
    ratio: bytes / baseline,
    against: `React alone (${(baseline / 1000).toFixed(1)} kB)`,
  }));
};
