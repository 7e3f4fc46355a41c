import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, root, textOf } from './support/files';
import { testNamesOf } from './support/prose';

const files = projectFiles();
const pages = files.filter((file) => /^(docs\/.*|[A-Z]+)\.md$/.test(file));
const tops = new Set(files.map((file) => file.split('/')[0] ?? ''));
const project = JSON.parse(textOf('package.json'));

const found = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

/** A page, with the line of each thing that it names. */
const named = (pattern: RegExp) =>
  pages.flatMap((page) =>
    textOf(page)
      .split('\n')
      .flatMap((line, at) => found(pattern, line).map((name) => ({ page, name, at: at + 1 }))),
  );

const placesOf = (wrong: readonly { page: string; name: string; at: number }[]) =>
  wrong.map(({ page, name, at }) => `${page}:${at} ${name}`);

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const leads = (page: string, link: string) => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : posix.join(posix.dirname(page), path);
  if (!existsSync(`${root}/${target}`)) return false;
  const headings = anchor === undefined ? [] : found(/^#+ (.+)$/gm, textOf(target));
  return anchor === undefined || headings.map(anchorOf).includes(anchor);
};

/** The output of a build or a run. */
const isMade = (name: string) => /^(dist|build|coverage|data|node_modules)\b/.test(name);
const hasBlank = (name: string) => /[<>…]/.test(name);
const inArchive = ['config.json', 'config.example.json', 'sbom.json', 'server.js'];

const alternatives = (name: string): string[] => {
  const [, before = '', list, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  return list === undefined
    ? [name]
    : list.split(',').flatMap((one) => alternatives(`${before}${one.trim()}${after}`));
};

const inTree = (name: string) => {
  const path = name.replace(/:\d+$/, '').replace(/\/$/, '');
  const pattern = path.replaceAll(/[.+()[\]]/g, String.raw`\$&`).replaceAll(/\*+/g, '.*');
  const suffix = new RegExp(`(^|/)${pattern}(/|$|\\.[a-z.]+$)`);
  return files.some((file) => suffix.test(file));
};

const isAddress = (name: string) => name.startsWith('/');

const looksLikePath = (name: string) =>
  (name.includes('/') && tops.has(name.split('/')[0] ?? '')) ||
  /^[\w./{},*-]+\.(tsx?|mjs|md|sql|css|grit|json|html)$/.test(name);

const optionsOf = (command: string) => found(/(?:^|\s)(--[a-z][\w-]*)/g, command);

/** The text of a command's script, and of the scripts that it starts. */
const sourceOf = (name: string) => {
  const script = /scripts\/[\w-]+\.mjs/.exec(project.scripts[name] ?? '')?.[0];
  if (script === undefined) return project.scripts[name] ?? '';
  const text = textOf(script);
  const others = found(/'(\.\.?\/[\w./-]+\.(?:mjs|ts))'/g, text);
  return [text, ...others.map((other) => textOf(posix.join('scripts', other)))].join('\n');
};

describe('a page', () => {
  it('has links that lead somewhere', () => {
    const links = named(/\]\(([^)\s]+)\)/g).filter(({ name }) => !/^[a-z]+:/.test(name));
    expect(links.length).toBeGreaterThan(50);
    expect(placesOf(links.filter(({ page, name }) => !leads(page, name)))).toEqual([]);
  });

  it('is led to from another page, as every picture is', () => {
    const targets = new Set(
      named(/\]\(([^)\s#]+)/g).map(({ page, name }) => posix.join(posix.dirname(page), name)),
    );
    const kept = files.filter((file) => /^docs\/.*\.(md|png)$/.test(file));
    expect(kept.filter((file) => !targets.has(file))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const paths = named(/(?<!`)`([^`\s]+)`/g).filter(({ name }) => looksLikePath(name));
    const wrong = paths.filter(
      ({ name }) =>
        !isMade(name) &&
        !isAddress(name) &&
        !hasBlank(name) &&
        !inArchive.includes(name) &&
        !alternatives(name).every(inTree),
    );
    expect(paths.length).toBeGreaterThan(100);
    expect(placesOf(wrong)).toEqual([]);
  });

  it('names commands that exist, with their options', () => {
    const commands = named(/\bnpm run ([a-z][^`\n#]*)/g);
    const wrong = commands.filter(({ name }) => {
      const [command = '', dashes, part = ''] = name.trim().split(/\s+/);
      const source = sourceOf(command);
      const isPart =
        dashes === '--' && /^[a-z]+$/.test(part) && ['atlas', 'bench'].includes(command);
      return (
        source === '' ||
        (isPart && !new RegExp(`^  ${part}: `, 'm').test(source)) ||
        optionsOf(name).some((option) => !source.includes(option.slice(2)))
      );
    });
    expect(commands.length).toBeGreaterThan(20);
    expect(placesOf(wrong)).toEqual([]);
  });
});

it('the README is one page', () => {
  expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(90);
});

it('the decisions are at most 32, each a page, all in the index with their title', () => {
  const decisions = files.filter((file) => /^docs\/decisions\/\d{4}-/.test(file));
  const index = textOf('docs/decisions/README.md');
  expect(decisions.length).toBeLessThanOrEqual(32);
  for (const file of decisions) {
    const text = textOf(file);
    const [, title = 'no title'] = /^# (\d+\. .+)$/m.exec(text) ?? [];
    expect(index, file).toContain(`| [${title.replace(/^\d+\. /, '')}](${posix.basename(file)}) |`);
    expect(text.split('\n').length, file).toBeLessThanOrEqual(46);
  }
});

describe('the page of security', () => {
  /** Names of the web and of the wire, which are no tests. */
  const words = new Set([
    ...['nosniff', 'object-src', 'no-store', 'sslmode', 'state'],
    ...['logout', 'session', 'dist', 'bench -- instances'],
  ]);

  const rows = textOf('docs/reference/security.md')
    .split('\n')
    .filter((row) => row.startsWith('| V'));

  /** Each test that a row names: its file, and words of its name. */
  const provedBy = (row: string) =>
    [...row.matchAll(/`([\w./-]+)`((?:,? "[^"]+")+)/g)].flatMap(([, file = '', words = '']) =>
      found(/"([^"]+)"/g, words).map((part) => ({ row: row.split(' | ')[0], file, part })),
    );

  const known = new Map<string, readonly string[]>();

  /** The names of all tests in files of this name. */
  const namesIn = (name: string) => {
    const names =
      known.get(name) ??
      files
        .filter((file) => file.startsWith('tests/') && /\.test\.tsx?$/.test(file))
        .filter((file) => file.replace(/\.test\.tsx?$/, '').endsWith(`/${name}`))
        .flatMap((file) => testNamesOf(file, textOf(file)))
        .map(({ text }) => text);
    known.set(name, names);
    return names;
  };

  it('says met only where it names a test by its file and its words', () => {
    const met = rows.filter((row) => row.split(' | ')[1] === 'met');
    expect(met.length).toBeGreaterThan(50);
    expect(met.filter((row) => provedBy(row).length === 0)).toEqual([]);
  });

  it('quotes the words of a test in that file, each enough to be known by', () => {
    const proofs = rows.flatMap(provedBy);
    expect(proofs.length).toBe(rows.flatMap((row) => found(/"([^"]+)"/g, row)).length);
    const isNone = ({ file, part }: { file: string; part: string }) =>
      part.length < 9 || !namesIn(file).some((name) => name.includes(part));
    expect(proofs.filter(isNone)).toEqual([]);
  });

  it('names tests that exist', () => {
    const names = rows
      .flatMap((row) => found(/`([a-z][a-z-]*(?:\/[a-z-]+)*(?:\.journey)?)`/g, row))
      .filter((name) => !words.has(name) && !name.startsWith('acquirer/'));
    const isTest = (name: string) =>
      files.some((file) => file.startsWith('tests/') && `/${file}`.includes(`/${name}.`)) ||
      files.some((file) => file.startsWith(`${name}/`) || file.startsWith(`tests/${name}/`));
    expect(names.length).toBeGreaterThan(60);
    expect([...new Set(names)].filter((name) => !isTest(name))).toEqual([]);
  });
});
