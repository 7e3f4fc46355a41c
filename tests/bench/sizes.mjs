import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const dist = join(import.meta.dirname, '../../dist');
const packed = (bytes) => brotliCompressSync(bytes).length;

const sizeOf = (file) => packed(readFileSync(join(dist, file), 'utf8'));

/** What a page loads besides itself, as it names it. */
const filesOf = (page, ...kinds) => {
  const html = readFileSync(join(dist, page, 'index.html'), 'utf8');
  return kinds
    .flatMap((kind) => (new RegExp(`${kind}="([^"]*)"`).exec(html)?.[1] ?? '').split(' '))
    .filter((file) => file !== '');
};

const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0);

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
  const baseline = await reactAlone();
  const early = filesOf('login', 'script src');
  const rows = [
    ['login, before the form works', sum(early)],
    ['login, in all', sum([...early, ...filesOf('login', 'data-portal')])],
    ['Home', sum(filesOf('Home', 'data-portal', 'data-inside'))],
    ['Movimenti', sum(filesOf('Home/Movimenti', 'data-portal', 'data-inside'))],
  ];
  return rows.map(([what, bytes]) => ({
    what: `script of ${what}`,
    value: `${(bytes / 1000).toFixed(1)} kB`,
    ratio: bytes / baseline,
    against: `React alone (${(baseline / 1000).toFixed(1)} kB)`,
  }));
};
