import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const written = (file: string) => readFileSync(file, 'utf8');

const resolved = (from: string, source: string) =>
  ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => `${resolve(dirname(from), source)}${ending}`)
    .find((file) => existsSync(file) && /\.[mc]?[jt]sx?$/.test(file));

/** The imports of a file: by name, on demand, and by `import.meta.glob`. */
const importedBy = (file: string) => {
  const text = written(file);
  const sources = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, each]) => each,
  );
  const endings = [...text.matchAll(/glob<[\s\S]*?>\(\s*'\.\/\*\*\/\*(\.[^']+)'/g)].map(
    ([, each]) => each ?? '',
  );
  return [
    ...sources.flatMap((source) => resolved(file, source ?? '') ?? []),
    ...endings.flatMap((ending) =>
      readdirSync(dirname(file), { recursive: true, encoding: 'utf8' })
        .filter((each) => each.endsWith(ending))
        .map((each) => join(dirname(file), each)),
    ),
  ];
};

/** Every file that a file imports, directly or not, and itself; relative to the root of the project. */
const standsOn = (file: string) => {
  const found = new Set([join(root, file)]);
  for (const each of found) for (const imported of importedBy(each)) found.add(imported);
  return [...found].map((each) => relative(root, each).replaceAll('\\', '/'));
};

const folders = (files: readonly string[]) => [...new Set(files.map((file) => file.split('/')[0]))];

/** The modules that `found` names in a text. */
const namesIn = (text: string, found: RegExp) =>
  [...new Set([...text.matchAll(found)].map(([, name]) => name))].sort();

describe('the virtual modules of the atlas, which no import shows', () => {
  it('are those that the atlas declares and imports: its build would fail for another', () => {
    const source = written(join(root, 'scripts/atlas-data.ts'));
    const contents = source.slice(source.indexOf('const contents'));
    const atlas = readdirSync(join(root, 'atlas'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => written(join(root, 'atlas', file)))
      .join('\n');
    const named = namesIn(atlas, /'virtual:atlas\/(\w+)'/g);
    expect(named).toContain('paths');
    expect(namesIn(contents, /^ {4}(\w+): (?:async )?\(\) =>/gm)).toEqual(named);
  });

  it('are made by tools that know neither the atlas nor the tests', () => {
    expect(folders(standsOn('scripts/atlas-data.ts'))).toEqual(['scripts']);
    expect(written(join(root, 'scripts/atlas-paths.ts'))).toContain("'paths/atlas-paths.ts'");
  });

  it('hold walks, which stand on charts and contract: the atlas is not among them, nor a screen', () => {
    const files = standsOn('paths/atlas-paths.ts');
    expect(files.filter((file) => file.endsWith('.scenario.ts')).length).toBeGreaterThan(20);
    expect(folders(files).sort()).toEqual(['acquirer', 'machines', 'paths']);
    expect(files.filter((file) => file.startsWith('acquirer/server'))).toEqual([]);
  });

  it('hold the human set, which stands on the demo and never on the robot or the atlas', () => {
    const files = standsOn('paths/human/human-set.ts');
    expect(files.filter((file) => file.startsWith('paths/human/sessions')).length).toBeGreaterThan(
      3,
    );
    expect(folders(files).sort()).toEqual(['acquirer', 'paths']);
  });

  it('screens stand on the portal, and on no tool either', () => {
    expect(folders(standsOn('paths/screens.ts')).sort()).toEqual([
      'acquirer',
      'machines',
      'paths',
      'src',
    ]);
  });
});
