import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { eboxUploadAllegato } from '../../../acquirer/contract/case-reply';
import { admitFiles, isAcceptedName, longestMessage } from '../../../acquirer/contract/rules';
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
  for (const name of ['a.jpg', 'a.pdf.exe', 'pdf', 'a.pd', 'a.tifff', 'a.pdf ', '']) {
    expect(isAcceptedName(name), name).toBe(false);
  }
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
