import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import { forAccountants } from '../../../../src/shared/export/sheet-features';
import { sheetsOf } from '../../../../src/shared/export/sheets';
import type { WorkbookPlan } from '../../../../src/shared/export/workbook';

const plan: WorkbookPlan = {
  fileName: 'Movimenti',
  sheet: "L'elenco",
  columns: [
    { key: 'point', header: 'Codice esercizio', kind: 'text', width: 12 },
    { key: 'count', header: 'Numero', kind: 'count', width: 8 },
    { key: 'amount', header: 'Importo', kind: 'money', width: 12 },
  ],
  rows: [
    { point: '5000000001', count: 2, amount: 0.1 },
    { point: '5000000002', count: 3, amount: 0.2 },
  ],
  facts: { sheet: 'Filtri e totali', list: [] },
};

const unheard = () => {};

const filesOf = async (made: WorkbookPlan) => {
  const features = [forAccountants(made)];
  const blob = await writeWorkbook(sheetsOf(made, unheard), { features }).toBlob();
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return (name: string) => strFromU8(files[name] ?? new Uint8Array());
};

describe('a workbook', () => {
  it('[BUS-012] ends with what its columns come to, to the cent', () => {
    const [rows] = sheetsOf(plan, unheard);
    expect(rows?.data.at(-1)?.map(({ value }) => value)).toEqual(['Totale', 5, 0.3]);
    expect(rows?.data).toHaveLength(1 + plan.rows.length + 1);
  });

  it('has room for each header beside the button of its filter', () => {
    const [rows] = sheetsOf(plan, unheard);
    expect(rows?.columns.map(({ width }) => width)).toEqual([20, 10, 12]);
  });

  it('says so where its totals leave rows out', () => {
    const leftOut = { key: 'point', value: '5000000002' };
    const [rows] = sheetsOf({ ...plan, leftOut }, unheard);
    expect(rows?.data.at(-1)?.map(({ value }) => value)).toEqual([
      'Totale senza annullati',
      2,
      0.1,
    ]);
    expect(rows?.data).toHaveLength(1 + plan.rows.length + 1);
  });

  it('has no totals where it has no rows', () => {
    const [rows] = sheetsOf({ ...plan, rows: [] }, unheard);
    expect(rows?.data).toHaveLength(1);
  });

  it('filters its rows, and never its totals', async () => {
    const sheet = (await filesOf(plan))('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('</sheetData><autoFilter ref="A1:C3"/>');
  });

  it('prints on pages that lie, as wide as the paper, the header on each', async () => {
    const read = await filesOf(plan);
    const sheet = read('xl/worksheets/sheet1.xml');
    expect(sheet).toMatch(/<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/);
    expect(sheet).toMatch(/<pageSetup fitToHeight="0" [^>]*orientation="landscape"/);
    expect(read('xl/workbook.xml')).toContain("'L''elenco'!$1:$1</definedName>");
  });

  it('keeps filter, frozen rows and printed header on the table where a heading stands above it', async () => {
    const heading = [{ label: 'Periodo', value: 'Novembre 2026', kind: 'text' }] as const;
    const read = await filesOf({ ...plan, heading });
    const sheet = read('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<autoFilter ref="A2:C4"/>');
    expect(sheet).toMatch(/<pane [^>]*ySplit="2"/);
    expect(read('xl/workbook.xml')).toContain('!$2:$2</definedName>');
  });

  it('leaves the sheet that says what was asked as it is', async () => {
    expect((await filesOf(plan))('xl/worksheets/sheet2.xml')).not.toContain('autoFilter');
  });
});
