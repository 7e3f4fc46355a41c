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
  ['machines/shared/search', '../../../src/flow'],
  ['machines/shared/search', '../../../acquirer/server/app'],
  ['machines/shared/search', '../../point-of-sale/point-of-sale.machine'],
  ['machines/statements', '../unpaid/unpaid.machine'],
  ['machines/report', '../cases/cases.machine'],
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
  ['src/ui', '../flow'],
  ['src/ui', '../portal/screen-props'],
  ['src/ui', '../../machines/exit'],
  ['src/italian', 'xstate'],
  ['acquirer/contract', '../client/client'],
  ['acquirer/contract', '../server/app'],
  ['acquirer/client', '../server/app'],
  ['acquirer/client', '../../machines/exit'],
  ['machines/report', '../../walks/paths'],
  ['src/movements', '../../walks/paths'],
  ['walks/otp', '../../tests/tables/support/table'],
  ['walks/otp', '../../atlas/graph/walk'],
  ['walks/otp', '../../acquirer/server/app'],
  ['atlas/drawing', '../../src/flow'],
  ['atlas/drawing', '../../tests/tables/support/table'],
  ['atlas/drawing', '../../acquirer/server/app'],
  ['acquirer/server', '../client/client'],
  ['acquirer/server/portal', '../../client/client'],
  ['acquirer/server/portal', '../../../machines/exit'],
];

const allowed: readonly Import[] = [
  ['machines/shared/search', '../export/export.machine'],
  ['machines/shared/search', '../../portal/session'],
  ['machines/statements', '../shared/document/document.machine'],
  ['machines/cases', './case-detail/case-detail.machine'],
  ['machines/cases/case-detail', './case-reply/case-reply.machine'],
  ['machines/cases/case-detail', '../../shared/document/document.machine'],
  ['machines/cases/case-detail', '../../../acquirer/client'],
  ['machines/dispute-online/enrolment/manager-choice', '../../../exit'],
  ['machines/dispute-online/enrolment/manager-choice', '../../../../acquirer/client'],
  ['machines/shared/search', '../../../acquirer/client'],
  ['machines/shared/search', '../../exit'],
  ['machines/shared/search', './search.types'],
  ['src/movements', '../../machines/shared/search/search.machine'],
  ['src/movements', '../ui/Button'],
  ['atlas/drawing', '../../machines/shared/otp/otp.machine'],
  ['walks/otp', '../../machines/shared/otp/otp.machine'],
  ['walks/otp', '../../src/shared/otp/OtpScreen'],
  ['src/ui', '../italian/shared'],
  ['src/ui', './Button'],
  ['acquirer/server/portal', '../../contract/session'],
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

/** Lints one planted file per import, under the project's own rules; which of them it objects to. */
const objections = (imports: readonly Import[]) => {
  copyFileSync(join(root, 'biome.json'), join(house, 'biome.json'));
  imports.forEach(plant);
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];
  const { stdout } = spawnSync(process.execPath, [biome, ...args], {
    cwd: house,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  return diagnostics
    .filter(({ category }) => category === 'lint/style/noRestrictedImports')
    .map(({ location: { path } }) => (typeof path === 'string' ? path : path.file));
};

const every = [...forbidden, ...allowed];
const objected = objections(every);
const objectsTo = (index: number) => objected.some((file) => file.endsWith(nameOf(index)));

describe('the floors of the house', () => {
  it.each(forbidden.map(([from, imported], index) => [from, imported, index] as const))(
    '%s may not import %s',
    (_from, _imported, index) => {
      expect(objectsTo(index)).toBe(true);
    },
  );

  it.each(
    allowed.map(([from, imported], index) => [from, imported, forbidden.length + index] as const),
  )('%s may import %s', (_from, _imported, index) => {
    expect(objectsTo(index)).toBe(false);
  });
});
