import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { NotAWorkbook, readOutcomes } from '../../atlas/outcomes/read-workbook';
import { coverOf, rowsOf, workbookOf } from '../../atlas/paths/workbook';

const path = {
  id: 'otp-001',
  precondition: 'Un codice OTP è stato inviato',
  steps: ['Inserire il codice "123456" e premere AVANTI.', 'Il servizio risponde 200.'],
  expected: 'Il codice è giusto',
};

describe('the workbook for who runs the paths by hand', () => {
  it('has a row for every path, with room for its outcome and notes', () => {
    const [header, row] = rowsOf([path]);
    expect(header?.map(({ value }) => value)).toEqual([
      'id',
      'precondizioni',
      'passi',
      'atteso',
      'esito',
      'note',
    ]);
    expect(row?.map(({ value }) => value)).toEqual([
      'otp-001',
      'Un codice OTP è stato inviato',
      '1. Inserire il codice "123456" e premere AVANTI.\n2. Il servizio risponde 200.',
      'Il codice è giusto',
      '',
      '',
    ]);
  });

  it('is a spreadsheet file', async () => {
    const start = new Uint8Array(
      await (
        await workbookOf([{ name: 'Codice OTP', slug: 'otp', paths: [path], total: 4 }], {
          title: 'Percorsi',
        })
      ).arrayBuffer(),
    ).slice(0, 2);
    expect([...start]).toEqual([0x50, 0x4b]);
  });
});

describe('the workbook, filled in and read back', () => {
  const other = { ...path, id: 'otp-002' };
  const sheet = { name: 'Codice OTP', slug: 'otp', paths: [path, other], total: 4 };

  const partsOf = async () => {
    const workbook = await workbookOf([sheet], { title: 'Percorsi', version: 'v1' });
    return unzipSync(new Uint8Array(await workbook.arrayBuffer()));
  };

  it('begins with a cover, and its outcomes are chosen from a list', async () => {
    const parts = await partsOf();
    const [cover, paths] = ['1', '2'].map((each) =>
      strFromU8(parts[`xl/worksheets/sheet${each}.xml`] ?? new Uint8Array()),
    );
    expect(cover).not.toContain('dataValidation');
    expect(paths).toContain('sqref="E2:E3"><formula1>"OK,KO,Bloccato,Non eseguito"</formula1>');
    expect(coverOf({ title: 'Percorsi', version: 'v1' }, [sheet]).flat()).toContainEqual(
      expect.objectContaining({ value: '50%' }),
    );
  });

  it('tells what testers wrote, by path; a row that is left empty says nothing', async () => {
    const parts = await partsOf();
    const name = 'xl/worksheets/sheet2.xml';
    const filled = strFromU8(parts[name] ?? new Uint8Array())
      .replace(/<c r="E2"[^>]*?(\/>|>.*?<\/c>)/, '<c r="E2" t="inlineStr"><is><t>KO</t></is></c>')
      .replace(
        /<c r="F2"[^>]*?(\/>|>.*?<\/c>)/,
        '<c r="F2" t="inlineStr"><is><t>non va</t></is></c>',
      );
    const file = zipSync({ ...parts, [name]: strToU8(filled) });
    expect(readOutcomes(file)).toEqual([{ id: 'otp-001', outcome: 'KO', notes: 'non va' }]);
  });

  it('a file that is no workbook is called so', () => {
    expect(() => readOutcomes(new Uint8Array([1, 2, 3]))).toThrow(NotAWorkbook);
  });
});
