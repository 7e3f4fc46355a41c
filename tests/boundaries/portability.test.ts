import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, win32 } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { browserAdvice, browserCandidates, findShell } from '../../scripts/chromium.mjs';
import { projectFiles, root, textOf } from './support/files';

const files = projectFiles();
const isCode = (file: string) => /\.(m?ts|tsx|mjs|js)$/.test(file);
const code = files.filter(
  (file) => isCode(file) && file !== 'tests/boundaries/portability.test.ts',
);

/** Names that are equal on some disk: apart from capitals, or as an import without its ending. */
const clashes = (paths: readonly string[]) => {
  const byName = new Map<string, string[]>();
  for (const path of paths) {
    const name = isCode(path) ? path.slice(0, -extname(path).length) : path;
    byName.set(name.toLowerCase(), [...(byName.get(name.toLowerCase()) ?? []), path]);
  }
  return [...byName.values()].filter((same) => same.length > 1);
};

const types = (file: string) => file.endsWith('.d.mts');

describe('on any disk', () => {
  it('no two files have names that are equal but for capitals', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(clashes(files.filter((file) => !types(file)))).toEqual([]);
  });

  it('such names would be noticed, with another ending too', () => {
    expect(clashes(['src/Stage.tsx', 'src/stage.ts', 'src/App.tsx'])).toHaveLength(1);
    expect(clashes(['docs/A.md', 'docs/a.md', 'docs/a.png'])).toHaveLength(1);
  });

  it('every name is one that Windows can write', () => {
    const reserved = /(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/i;
    const odd = files.filter(
      (file) => /[<>:"\\|?*]|[. ](\/|$)/.test(file) || reserved.test(file) || file.length > 150,
    );
    expect(odd).toEqual([]);
  });

  it('every text has the same line ends, and git keeps them', () => {
    expect(textOf('.gitattributes')).toContain('* text=auto eol=lf');
    const texts = files.filter((file) => /\.(ts|tsx|mjs|json|md|css|html|svg)$/.test(file));
    expect(texts.filter((file) => textOf(file).includes('\r\n'))).toEqual([]);
  });
});

describe('on any system', () => {
  const commands: Record<string, string> = JSON.parse(textOf('package.json')).scripts;

  it("what is dated asks the acquirer's clock, because the browser's may be wrong", () => {
    const dated = code.filter((file) => /^(src|machines)\//.test(file));
    expect(dated.filter((file) => textOf(file).includes('new Date()'))).toEqual([
      'src/boot/start-prefetch.ts',
    ]);
  });

  it.each(Object.entries(commands))('npm run %s needs no particular shell', (_name, command) => {
    expect(command).toMatch(/^(node|biome) [\w./ -]+$/);
  });

  it.each([
    [
      'the path of an address for that of a file',
      /fileURLToPath\(.*\.pathname|import\.meta\.url\)\.pathname/,
    ],
    ['a module for what was started by comparing names', /process\.argv\[1\]\s*===/],
    [
      'a part of a path for slashes that a join has written',
      /join\([^)]*\)\.(split|includes|replace)\('[^']*\//,
    ],
    [
      'a command for one that only some systems have',
      /(spawn|spawnSync|exec|execSync|run)\('(rm|cp|mv|sh|bash|pkill|kill|cat)'/,
    ],
  ])('no source takes %s', (_what, pattern) => {
    expect(code.filter((file) => pattern.test(textOf(file)))).toEqual([]);
  });

  it('a browser is looked for where Windows and a Mac keep it', () => {
    const windows = { Path: 'C:\\tools;D:\\bin', PROGRAMFILES: 'C:\\Program Files' };
    expect(browserCandidates('win32', windows, win32)).toEqual(
      expect.arrayContaining([
        'C:\\tools\\chrome.exe',
        'D:\\bin\\chromium.exe',
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      ]),
    );
    expect(browserCandidates('darwin', { PATH: '' })).toContain(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
  });

  it('a browser that CHROMIUM_PATH names is the only one that journeys use', () => {
    const { execPath } = process;
    const folder = mkdtempSync(join(tmpdir(), 'shell-'));
    try {
      symlinkSync(execPath, join(folder, 'chromium-headless-shell'));
      expect(findShell({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'));
      expect(findShell({ PATH: folder, CHROMIUM_PATH: execPath })).toBeUndefined();
      expect(findShell({ PATH: '' })).toBeUndefined();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each(['linux', 'darwin', 'win32', 'freebsd'])(
    'a missing browser is reported with instructions (%s)',
    (platform) => {
      expect(browserAdvice(platform)).toMatch(/Installarlo \(per esempio: .+\).*CHROMIUM_PATH/s);
    },
  );
});

describe('a command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linked-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('does its work in a folder that is reached by a link', () => {
    const linked = join(folder, 'portal');
    symlinkSync(root, linked, 'junction');
    const script = join(linked, 'scripts', 'requirements.mjs');
    const { stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    expect(stdout).toMatch(/[A-Z]{3} \d+/);
  });
});
