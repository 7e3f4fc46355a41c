import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { workbookOf } from '../../../../src/shared/export/one-workbook';
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

const ignored: (written: number) => void = () => {};

const filesOf = async (made: WorkbookPlan, onProgress = ignored) => {
  const blob = await workbookOf(made, onProgress);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return (name: string) => strFromU8(files[name] ?? new Uint8Array());
};

describe('a workbook', () => {
  it('[BUS-012] ends with what its columns come to, to the cent', () => {
    const [rows] = sheetsOf(plan);
    expect(rows?.data.at(-1)?.map(({ value }) => value)).toEqual(['Totale', 5, 0.3]);
  });

  it('says so where its totals leave rows out', () => {
    const leftOut = { key: 'point', value: '5000000002' };
    const [rows] = sheetsOf({ ...plan, leftOut });
    expect(rows?.data.at(-1)?.map(({ value }) => value)).toEqual([
      'Totale senza annullati',
      2,
      0.1,
    ]);
  });

  it('[BUS-012] names the cancelled rows where its totals have them, and has none of a column without figures', () => {
    const rows = [{ point: '5000000001', count: null, amount: 0.1 }];
    const [sheet] = sheetsOf({ ...plan, rows, withCancelled: true });
    expect(sheet?.data.at(-1)?.map(({ value }) => value)).toEqual([
      'Totale, annullati compresi',
      '',
      0.1,
    ]);
  });

  it('[BUS-012] has totals that follow its filter', async () => {
    const sheet = (await filesOf(plan))('xl/worksheets/sheet1.xml');
    expect(sheet).toMatch(/<c r="C4" s="\d+"><f>SUBTOTAL\(109,C2:C3\)<\/f><v>0.3<\/v><\/c>/);
    const leftOut = { key: 'point', value: '5000000002' };
    const without = (await filesOf({ ...plan, leftOut }))('xl/worksheets/sheet1.xml');
    expect(without).toContain(
      '<f>SUMPRODUCT(SUBTOTAL(109,OFFSET(C2,ROW(C2:C3)-ROW(C2),0)),--(A2:A3&lt;&gt;"5000000002"))</f><v>0.1</v>',
    );
  });

  it('[BUS-011] [BUS-012] of a part has the total of all parts below its own, which no filter changes', async () => {
    const part = { ...plan, withCancelled: true, whole: { count: 9, amount: 1.2 } };
    const [rows] = sheetsOf(part);
    expect(rows?.data.at(-1)?.map(({ value }) => value)).toEqual([
      'Tutta la ricerca: totale, annullati compresi',
      9,
      1.2,
    ]);
    const sheet = (await filesOf(part))('xl/worksheets/sheet1.xml');
    expect(sheet).toMatch(
      /<row r="4">.*<c r="C4" s="\d+"><f>.*<row r="5">.*<c r="C5" s="\d+"><v>1.2</,
    );
    expect(sheet).toContain('<autoFilter ref="A1:C3"/>');
  });

  it('[FLO-013] writes every row in its line, each cell as what it is, and the totals under the last', async () => {
    const onProgress: number[] = [];
    const columns: WorkbookPlan['columns'] = [
      ...plan.columns,
      { key: 'day', header: 'Data', kind: 'dateTime', width: 10 },
    ];
    const rows = [
      { point: '=A1 & <b>\u0001', count: 2, amount: 0.1, day: '2026-11-21T12:00:00' },
      { point: ' 5 ', count: null, amount: 'n.d.', day: '' },
    ];
    const read = await filesOf({ ...plan, columns, rows }, (index) => onProgress.push(index));
    const sheet = read('xl/worksheets/sheet1.xml');
    const look = (place: string) => new RegExp(`<c r="${place}" s="(\\d+)"`).exec(sheet)?.[1];
    expect(onProgress).toEqual([0, 1]);
    expect(sheet).toContain(
      `<row r="2"><c r="A2" s="0" t="inlineStr"><is><t>=A1 &amp; &lt;b&gt;</t></is></c><c r="B2" s="${look('B2')}"><v>2</v></c><c r="C2" s="${look('C2')}"><v>0.1</v></c><c r="D2" s="${look('D2')}"><v>46347.5</v></c></row>`,
    );
    expect(new Set(['A2', 'B2', 'C2', 'D2'].map(look)).size).toBe(4);
    expect(sheet).toContain(
      '<row r="3"><c r="A3" s="0" t="inlineStr"><is><t xml:space="preserve"> 5 </t></is></c><c r="B3" s="0"/><c r="C3" s="0" t="inlineStr"><is><t>n.d.</t></is></c><c r="D3" s="0"/></row><row r="4"><c r="A4"',
    );
    expect(sheet.match(/<row /g)).toHaveLength(4);
    expect(sheet).toMatch(/<c r="C4" s="\d+"><f>[^<]*<\/f><v>0.1<\/v><\/c>/);
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
    expect(sheet).toContain('<autoFilter ref="A3:C5"/>');
    expect(sheet).toMatch(/<pane [^>]*ySplit="3"/);
    expect(read('xl/workbook.xml')).toContain('!$3:$3</definedName>');
  });

  it('gives each text the width it needs, within reason', () => {
    const points = ['RISTORANTE DEL SOLE CATANIA', 'A'.repeat(300)];
    const widths = points.map((point) => sheetsOf({ ...plan, rows: [{ point }] })[0]?.columns[0]);
    expect(widths).toEqual([{ width: 33 }, { width: 48 }]);
  });
});
