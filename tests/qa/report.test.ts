import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const { writeReport } = await import('./run/report.mjs' as string);

const step = {
  asked: 'Inserire il codice.',
  gestures: [],
  expected: 'Il codice è giusto',
  reached: false,
  states: ['code', 'code.entering.code.wrong'],
  specs: ['OTP-007'],
  picture: null,
};

const path = { steps: [step], takes: [3], milliseconds: 1, error: null, failedAt: null };

it('a failed path says how to do it again, and leads to its place in the chart; all can be filtered', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const failed = { ...path, error: 'Non raggiunto', failedAt: 12 };
  const suite = {
    name: 'Codice OTP',
    chart: 'code',
    played: [path, failed],
    paths: 40,
    isFull: false,
  };
  writeReport(folder, 'code', [suite], false);
  const report = readFileSync(join(folder, 'index.html'), 'utf8');
  rmSync(folder, { recursive: true });
  expect(report.match(/class="again"/g)).toHaveLength(1);
  expect(report).toContain('npm run paths -- code --list --full</code> (il percorso 12)');
  expect(report).toContain('/atlas/code#entering.code.wrong');
  expect(report).toContain('/atlas/requisiti#OTP-007');
  expect(report).toContain('Solo i falliti');
});
