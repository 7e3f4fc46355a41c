import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

type Import = readonly [from: string, imported: string];

const forbidden: readonly Import[] = [
  ['machines/shared/search', 'react'],
  ['machines/shared/search', '@xstate/react'],
  ['machines/shared/search', '../../../src/shared/flow'],
  ['machines/shared/search', '../../../acquirer/server/app'],
  ['machines/shared/search', '../../point-of-sale/point-of-sale.machine'],
  ['machines/statements', '../unpaid/unpaid.machine'],
  ['machines/report', '../cases/cases.machine'],
  ['machines/report', '../login/login.machine'],
  ['machines/portal', '../cases/cases.machine'],
  ['machines/report', '../cases/case-detail/case-detail.machine'],
  ['machines/cases/case-detail', '../../unpaid/unpaid.machine'],
  ['machines/dispute-online/enrolment', '../../cases/cases.machine'],
  [
    'machines/dispute-online/enrolment/manager-choice',
    '../manager-assignment/manager-assignment.machine',
  ],
  ['machines/dispute-online/enrolment/manager-choice', '../../../cases/cases.machine'],
  ['machines/shared/search', '../../../atlas/charts'],
  ['src/movements', '../../acquirer/server/app'],
  ['src/movements', '../../atlas/charts'],
  ['src/movements', 'ofetch'],
  ['src/ui', '../shared/flow'],
  ['src/ui', '../portal/screen-props'],
  ['src/ui', '../../machines/flow-result'],
  ['src/italian', 'xstate'],
  ['acquirer/contract', '../client/client'],
  ['src/movements', '../../acquirer/demo/users'],
  ['acquirer/contract', '../server/app'],
  ['acquirer/contract', '../demo/users'],
  ['acquirer/client', '../server/app'],
  ['acquirer/client', '../../machines/flow-result'],
  ['machines/report', '../../paths/paths'],
  ['src/movements', '../../paths/paths'],
  ['paths/code', '../../tests/tables/support/table'],
  ['paths/code', '../../atlas/graph/walk'],
  ['paths/code', '../../acquirer/server/app'],
  ['paths/code', '../../acquirer/demo/users'],
  ['paths/human', '../../acquirer/server/app'],
  ['paths/human', '../../tests/human/robot'],
  ['atlas/drawing', '../../src/shared/flow'],
  ['atlas/drawing', '../../tests/tables/support/table'],
  ['atlas/drawing', '../../acquirer/server/app'],
  ['acquirer/server', '../client/client'],
  ['acquirer/server/portal', '../../client/client'],
  ['acquirer/server/portal', '../../../machines/flow-result'],
  ['acquirer/server', '../demo/users'],
  ['acquirer/server/portal', '../../demo/users'],
  ['acquirer/demo', '../client/client'],
  ['acquirer/demo/seed', '../../../machines/flow-result'],
];

const allowed: readonly Import[] = [
  ['machines/shared/search', '../export/export.machine'],
  ['machines/shared/search', '../../portal/session'],
  ['machines/statements', '../shared/document/document.machine'],
  ['machines/portal', '../login/login.machine'],
  ['machines/navigation', '../login/arrival'],
  ['machines/cases', './case-detail/case-detail.machine'],
  ['machines/cases/case-detail', './case-reply/case-reply.machine'],
  ['machines/cases/case-detail', '../../shared/document/document.machine'],
  ['machines/cases/case-detail', '../../../acquirer/client'],
  ['machines/dispute-online/enrolment/manager-choice', '../../../flow-result'],
  ['machines/dispute-online/enrolment/manager-choice', '../../../../acquirer/client'],
  ['machines/shared/search', '../../../acquirer/client'],
  ['machines/shared/search', '../../flow-result'],
  ['machines/shared/search', './search.types'],
  ['src/movements', '../../machines/shared/search/search.machine'],
  ['src/movements', '../ui/Button'],
  ['atlas/drawing', '../../machines/shared/code/code.machine'],
  ['atlas/drawing', '../../src/browser/trusted-worker'],
  ['paths/code', '../../machines/shared/code/code.machine'],
  ['paths/code', '../../src/shared/code/CodeScreen'],
  ['paths/human', '../../acquirer/demo/users'],
  ['src/ui', '../italian/shared'],
  ['src/ui', './Button'],
  ['acquirer/server/portal', '../../contract/session'],
  ['acquirer/demo/seed', '../../server/database/database'],
  ['acquirer/client', '../contract/call'],
];

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string | { readonly file: string } };
  }[];
}

const house = mkdtempSync(join(tmpdir(), 'house-'));
afterAll(() => rmSync(house, { recursive: true }));

const nameOf = (index: number) => `planted${index}.ts`;

const plant = ([from, imported]: Import, index: number) => {
  const file = join(house, from, nameOf(index));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `import { planted } from '${imported}';\n\nexport const used = planted;\n`);
};

const components: readonly (readonly [file: string, text: string])[] = [
  ['Arrow.tsx', 'export const Arrow = () => <p>planted</p>;\n'],
  ['ArrowOf.tsx', 'export const ArrowOf = <T,>({ of }: { of: T }) => <p>{String(of)}</p>;\n'],
  ['Stated.tsx', 'export function Stated() {\n  return <p>planted</p>;\n}\n'],
];

const plantComponents = () => {
  for (const [file, text] of components) writeFileSync(join(house, 'src/ui', file), text);
};

const rules = ['biome.json', 'scripts/component-is-a-function.grit'];

/**
 * Lints planted files under the project's own rules; returns the kind of each violation and its
 * file.
 */
const objections = (imports: readonly Import[]) => {
  mkdirSync(join(house, 'scripts'));
  for (const file of rules) copyFileSync(join(root, file), join(house, file));
  imports.forEach(plant);
  plantComponents();
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];
  const { stdout } = spawnSync(process.execPath, [biome, ...args], {
    cwd: house,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  return diagnostics.map(({ category, location: { path } }) => ({
    category,
    file: typeof path === 'string' ? path : path.file,
  }));
};

const every = [...forbidden, ...allowed];
const objected = objections(every);
const objectsTo = (name: string, kind: string) =>
  objected.some(({ category, file }) => category === kind && file.endsWith(`/${name}`));
const forbids = (index: number) => objectsTo(nameOf(index), 'lint/style/noRestrictedImports');

describe('the floors of the house', () => {
  it.each(forbidden.map(([from, imported], index) => [from, imported, index] as const))(
    '%s may not import %s',
    (_from, _imported, index) => {
      expect(forbids(index)).toBe(true);
    },
  );

  it.each(
    allowed.map(([from, imported], index) => [from, imported, forbidden.length + index] as const),
  )('%s may import %s', (_from, _imported, index) => {
    expect(forbids(index)).toBe(false);
  });

  it('a component is a function that is stated, not an arrow', () => {
    expect(components.map(([file]) => objectsTo(file, 'plugin'))).toEqual([true, true, false]);
  });
});
