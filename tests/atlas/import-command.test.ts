import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chartCalled } from '../../atlas/charts';
import { sheetOf, workbookOf } from '../../atlas/paths/workbook';
import { chartPathsOf } from '../../paths/engine/generate';
import { scenarioOf } from '../../paths/scenarios';
import { filledIn } from './support/fill';

const { importOutcomes } = await import('../../scripts/list-paths.mjs' as string);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outcomes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const kept = () => join(folder, 'kept/outcomes.json');
const keptNow = () => JSON.parse(readFileSync(kept(), 'utf8'));

const workbookWith = async (slug: string, cells: Readonly<Record<string, string>>) => {
  const listed = chartCalled(slug);
  if (listed === undefined) throw new Error(`No chart ${slug}`);
  const walk = chartPathsOf(await scenarioOf(slug));
  const workbook = await workbookOf([sheetOf(listed, walk, walk.short)], { title: 'Percorsi' });
  const parts = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
  const file = join(folder, 'esiti.xlsx');
  writeFileSync(file, zipSync(filledIn(parts, cells)));
  return file;
};

const readBack = async (slug: string, cells: Readonly<Record<string, string>>) =>
  importOutcomes(await workbookWith(slug, cells), kept());

describe('outcomes that were read back are kept', () => {
  it('beside those of another workbook; the same path has the newer outcome', async () => {
    await readBack('leaving', { E2: 'KO', F2: 'prima', E3: 'OK' });
    await readBack('connection', { E2: 'OK' });
    await readBack('leaving', { E2: 'OK' });
    expect(keptNow()).toEqual([
      { id: 'leaving-001', outcome: 'OK', notes: '' },
      { id: 'leaving-002', outcome: 'OK', notes: '' },
      { id: 'connection-001', outcome: 'OK', notes: '' },
    ]);
  });

  it('and the command names what it could not use, with an exit status of 1', async () => {
    const file = await workbookWith('leaving', { E2: 'Passato' });
    const { status, stdout } = spawnSync(
      process.execPath,
      ['scripts/paths.mjs', '--import', file],
      { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' },
    );
    expect(stdout).toContain('Nessun esito da usare: restano quelli di prima.');
    expect(stdout).toContain('foglio «Uscita», riga 2: leaving-001: l’esito «Passato»');
    expect(status).toBe(1);
  });
});
