import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { eboxUploadAllegato } from '../../../acquirer/contract/case-reply';
import {
  admitFiles,
  isAcceptedName,
  longestMessage,
  plainNames,
} from '../../../acquirer/contract/rules';
import { configured } from '../wire';

const megabyte = 1024 * 1024;
const limits = configured().upload;
const file = (name: string, size = 1) => ({ name, size });

const refusals = (files: { name: string; size: number }[]) =>
  admitFiles(files, limits).refused.map((one) => [one.file.name, one.violation]);

test('[VAL-078] documents are .pdf, .txt, .tif or .tiff, in any case', () => {
  for (const name of ['a.pdf', 'a.txt', 'a.tif', 'a.tiff', 'A.PDF', 'a.b.TIFF']) {
    expect(isAcceptedName(name), name).toBe(true);
  }
  for (const name of ['a.jpg', 'a.pdf.exe', 'pdf', 'a.pd', 'a.tifff', '']) {
    expect(isAcceptedName(name), name).toBe(false);
  }
});

test.each([
  ['ricevuta perché n° 5.pdf', 'ricevuta perché n° 5.pdf'],
  ['Fattura 12:2026.pdf', 'Fattura 12-2026.pdf'],
  ['../../etc/cron.d/x.pdf', 'etc-cron.d-x.pdf'],
  ['C:\\temp\\x.pdf', 'C--temp-x.pdf'],
  ['a\nb\u200e.pdf\u200e', 'a b.pdf'],
  ['fat\u00adtura \u{1f469}\u{1f3fd}\u200d\u{1f4bb}\u2764\ufe0f.pdf ', 'fattura.pdf'],
  ['.nascosto.pdf', 'nascosto.pdf'],
  ['\u{1f600}.tiff', 'documento.tiff'],
  ['perche\u0301.pdf', 'perché.pdf'],
  [`${'x'.repeat(154)}.pdf`, `${'x'.repeat(146)}.pdf`],
])('[VAL-078] %j is sent under a name that can be saved anywhere: %j', (name, plain) => {
  expect(plainNames([name])).toEqual([plain]);
  expect(plainNames([plain])).toEqual([plain]);
});

test('[VAL-078] of equal names each later one gets a number', () => {
  expect(plainNames(['nota.pdf', 'NOTA.pdf', 'nota (2).pdf', 'nota:.pdf'])).toEqual([
    'nota.pdf',
    'NOTA (2).pdf',
    'nota (2) (2).pdf',
    'nota-.pdf',
  ]);
  const long = `${'x'.repeat(154)}.pdf`;
  expect(new Set(plainNames([long, long])).size).toBe(2);
  expect(plainNames([long, long]).every(({ length }) => length <= 150)).toBe(true);
});

describe('[VAL-079] the limits of an upload', () => {
  test('a file of 10 MB passes, one byte more does not', () => {
    expect(refusals([file('a.pdf', 10 * megabyte)])).toEqual([]);
    expect(refusals([file('a.pdf', 10 * megabyte + 1)])).toEqual([['a.pdf', 'fileTooLarge']]);
  });

  test('five files pass, the sixth does not', () => {
    const files = ['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.pdf`));
    expect(refusals(files)).toEqual([['6.pdf', 'filesTooMany']]);
  });

  test('25 MB together pass, one byte more does not', () => {
    const two = [file('1.pdf', 10 * megabyte), file('2.pdf', 10 * megabyte)];
    expect(refusals([...two, file('3.pdf', 5 * megabyte)])).toEqual([]);
    expect(refusals([...two, file('3.pdf', 5 * megabyte + 1)])).toEqual([
      ['3.pdf', 'filesTooLarge'],
    ]);
  });

  test('an empty file and another format are refused, the good ones are kept', () => {
    const files = [file('vuoto.pdf', 0), file('foto.jpg'), file('buono.pdf')];
    const { admitted } = admitFiles(files, limits);
    expect(admitted.map(({ name }) => name)).toEqual(['buono.pdf']);
    expect(refusals(files)).toEqual([
      ['vuoto.pdf', 'fileEmpty'],
      ['foto.jpg', 'fileFormat'],
    ]);
  });
});

describe('[VAL-077] a reply', () => {
  const empty = { caseId: '1', msgEse: '', cbEvasione: 'false', ebox: '1' };
  const messages = (reply: object) =>
    v.safeParse(eboxUploadAllegato.request, reply).issues?.map(({ message }) => message);

  test('needs a file, a message, or the promise of a fax or a letter', () => {
    expect(messages(empty)).toEqual(['nothingToSend']);
    expect(messages({ ...empty, msgEse: ' \n ' })).toEqual(['nothingToSend']);
    expect(messages({ ...empty, msgEse: 'ecco' })).toBeUndefined();
    expect(messages({ ...empty, cbEvasione: 'true' })).toBeUndefined();
    expect(messages({ ...empty, files: new File(['a'], 'a.pdf') })).toBeUndefined();
    expect(messages({ ...empty, files: [new File(['a'], 'a.pdf')] })).toBeUndefined();
  });

  test('[VAL-078] has only documents of the accepted formats', () => {
    expect(messages({ ...empty, files: [new File(['a'], 'a.jpg')] })).toEqual(['fileFormat']);
    expect(messages({ ...empty, files: new File(['a'], 'a.jpg') })).toEqual(['fileFormat']);
  });

  test('[VAL-080] has a message of at most 1000 characters', () => {
    expect(messages({ ...empty, msgEse: 'a'.repeat(longestMessage) })).toBeUndefined();
    expect(messages({ ...empty, msgEse: 'a'.repeat(longestMessage + 1) })).toEqual(['tooLong']);
  });
});
