import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { type KnownPaths, lostWords, readOutcomes } from '../../atlas/outcomes/read-workbook';
import { NotAWorkbook } from '../../atlas/outcomes/sheets';

import { coverOf, rowsOf, workbookOf } from '../../atlas/paths/workbook';

import { filledIn } from './support/fill';

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
});

describe('the workbook, filled in and read back', () => {
  const other = { ...path, id: 'otp-002' };
  const sheet = { name: 'Codice OTP', slug: 'code', paths: [path, other], total: 4 };

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

  const own = '1. Inserire il codice "123456" e premere AVANTI.\n2. Il servizio risponde 200.';
  const known: KnownPaths = {
    version: 'v1',
    totalOf: (slug) => (slug === 'code' ? 29 : 0),
    stepsOf: (id) => (['otp-001', 'otp-002'].includes(id) ? own : undefined),
  };

  /** The workbook with some cells of its second sheet written over. */
  const filled = async (cells: Readonly<Record<string, string>>, version = 'v1') => {
    const parts = await partsOf();
    const cover = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const shared = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array());
    return zipSync({
      ...filledIn(parts, cells),
      'xl/worksheets/sheet1.xml': strToU8(cover.replace('>v1<', `>${version}<`)),
      ...(shared !== '' && {
        'xl/sharedStrings.xml': strToU8(shared.replace('>v1<', `>${version}<`)),
      }),
    });
  };

  const lostOf = async (cells: Readonly<Record<string, string>>, version?: string) =>
    readOutcomes(await filled(cells, version), known).lost.map(lostWords);

  it('tells what testers wrote, by path; a row that is left empty says nothing', async () => {
    expect(readOutcomes(await filled({ E2: 'KO', F2: 'non va' }), known)).toEqual({
      outcomes: [{ id: 'otp-001', outcome: 'KO', notes: 'non va' }],
      lost: [],
    });
  });

  it.each([
    [
      'an outcome of other words',
      { E2: 'Passato' },
      /riga 2: otp-001: l’esito «Passato» non è fra OK/,
    ],
    ['an outcome in English', { E3: 'FAIL' }, /riga 3: otp-002: l’esito «FAIL»/],
    [
      'a path that the flow has not',
      { A2: 'otp-999', E2: 'OK' },
      /riga 2: otp-999: il flusso ha 29/,
    ],
    ['a flow that is not', { A2: 'ottp-001', E2: 'OK' }, /riga 2: ottp-001: nessun flusso/],
    ['a number that is none', { A2: 'primo', E2: 'OK' }, /riga 2: «primo» non è il numero/],
    ['steps that are others today', { C2: '1. Altro.', E2: 'OK' }, /riga 2: otp-001: i passi/],
    ['a sheet without its header', { A1: '', E1: '', E2: 'OK' }, /riga 2: manca la riga di intest/],
    ['a note without an outcome', { F3: 'non va' }, /riga 3: otp-002: c’è una nota e nessun/],
    [
      'a sheet without its ids',
      { A1: '', A2: '', A3: '', E2: 'OK' },
      /riga 2: manca la riga di intest/,
    ],
    [
      'an outcome beside the columns',
      { F1: '', F3: 'OK' },
      /riga 3: otp-002: «OK» è in una colonna senza titolo/,
    ],
    ['the same path twice', { A3: 'otp-001', E2: 'OK', E3: 'KO' }, /riga 2: otp-001: ha più di un/],
  ] as const)('says where it was lost: %s', async (_name, cells, why) => {
    const lost = await lostOf(cells);
    expect(lost.join('\n')).toMatch(why);
    expect(lost.every((line) => line.startsWith('foglio «Codice OTP», riga '))).toBe(true);
    expect(readOutcomes(await filled(cells), known).outcomes).toEqual([]);
  });

  it('a workbook of another revision says so, and keeps what has not changed', async () => {
    const file = await filled({ E2: 'OK' }, 'v0');
    const { outcomes, lost } = readOutcomes(file, known);
    expect(lost.map(lostWords)).toEqual([
      expect.stringMatching(/^foglio «Copertina», riga 2: il foglio è della versione v0, .* v1/),
    ]);
    expect(outcomes).toEqual([{ id: 'otp-001', outcome: 'OK', notes: '' }]);
  });

  it('a file that is no workbook, or another one, is called so', async () => {
    expect(() => readOutcomes(new Uint8Array([1, 2, 3]), known)).toThrow(NotAWorkbook);
    const parts = await partsOf();
    const foreign = { ...parts, 'xl/worksheets/sheet2.xml': strToU8('<worksheet/>') };
    expect(() => readOutcomes(zipSync(foreign), known)).toThrow(/non ci sono percorsi/);
  });
});
