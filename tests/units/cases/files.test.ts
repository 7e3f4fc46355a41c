import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import {
  checkFiles as checkAll,
  digestOf,
} from '../../../machines/cases/case-detail/case-reply/case-reply.files';
import { documentViolation } from '../../../src/cases/case-detail/case-reply/document-violation';
import { tiffOf, usualTags } from '../../acquirer/support/tiff';

const limits = { files: 5, fileMB: 10, totalMB: 25 };
const megabyte = 1024 * 1024;
const checkFiles = (files: readonly File[], most = limits, album: number | null = null) =>
  checkAll(files, most, album, documentViolation);

const written = async (encrypted?: Parameters<PDFDocument['encrypt']>[0]) => {
  const document = await PDFDocument.create();
  document.addPage();
  if (encrypted) document.encrypt(encrypted);
  return new Uint8Array(await document.save());
};
const onePage = await written();
const withPassword = await written({ userPassword: 'a', ownerPassword: 'b' });
const unchangeable = await written({ ownerPassword: 'b' });
const pdf = (name = 'ricevuta.pdf', size = 0) =>
  new File([onePage, new Uint8Array(Math.max(0, size - onePage.length)).fill(0x0a)], name);
/** The mark, the place of the first list of tags, and one tag. */
const bigEndian = Uint8Array.of(0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...Array(16).fill(0));
const scan = tiffOf([new Uint8Array(16)], usualTags());

const jpeg = (name: string, type = '') =>
  new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type });

const reasons = async (...files: File[]) =>
  (await checkFiles(files, limits)).refused.map(({ file, violation }) => [file.name, violation]);

describe('the check of the documents before anything is sent', () => {
  it.each([
    ['a PDF', pdf()],
    ['a PDF whose signature comes late', new File(['\n\n\n', onePage], 'a.PDF')],
    ['a little-endian TIFF', new File([scan], 'a.tif')],
    ['a big-endian TIFF', new File([bigEndian], 'a.tiff')],
    ['a text with accents', new File(['Perché no'], 'nota.txt')],
  ])('[VAL-078] %s may be sent', async (_kind, file) => {
    expect(await checkFiles([file], limits)).toEqual({
      admitted: [file],
      refused: [],
      photographs: [],
    });
  });

  it.each([
    ['a program called .pdf', new File(['MZ'], 'ricevuta.pdf'), 'fileContent'],
    ['a picture called .tif', new File(['\x89PNG'], 'scan.tif'), 'fileContent'],
    ['a program called .txt', new File(['MZ\0\0'], 'nota.txt'), 'fileContent'],
    ['a drawing', new File(['x'], 'foto.gif'), 'fileFormat'],
    ['a text called .jpg', new File(['Nota'], 'foto.jpg'), 'fileContent'],
    ['an empty photograph', new File([], 'vuota.jpg'), 'fileEmpty'],
    ['an empty file', new File([], 'vuoto.pdf'), 'fileEmpty'],
    ['a PDF that asks for a password', new File([withPassword], 'a.pdf'), 'pdfPassword'],
    ['a PDF protected from changes', new File([unchangeable], 'a.pdf'), 'pdfPassword'],
    ['a PDF without pages', new File(['%PDF-1.7\n%%EOF'], 'a.pdf'), 'pdfEmpty'],
    ['a PDF that is cut off', new File([onePage.slice(0, 200)], 'a.pdf'), 'pdfUnreadable'],
    ['a PDF with a program', new File([onePage, '9 0 obj << /S /Launch >>'], 'a.pdf'), 'pdfActive'],
    ['a TIFF of its mark alone', new File(['II*\0'], 'a.tif'), 'tiffUnreadable'],
    [
      'a TIFF without tags',
      new File([scan.slice(0, 8), new Uint8Array(40)], 'a.tif'),
      'tiffUnreadable',
    ],
    ['a TIFF that is cut off', new File([scan.slice(0, -60)], 'a.tif'), 'tiffUnreadable'],
    ['10 MB and one byte', pdf('grande.pdf', 10 * megabyte + 1), 'fileTooLarge'],
  ])('[VAL-078] [VAL-079] %s may not, and it is said why', async (_kind, file, violation) => {
    expect(await reasons(file)).toEqual([[file.name, violation]]);
  });

  it.each([
    ['a JPEG', jpeg('IMG_1.JPG')],
    ['a PNG', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'schermo.png')],
    ['a WebP', new File(['RIFF\0\0\0\0WEBP'], 'foto.webp')],
    ['a HEIC without a type', new File(['\0\0\0\x18ftypheic'], 'IMG_2.HEIC')],
    ['a picture whose name says nothing', jpeg('image', 'image/jpeg')],
    ['a JPEG under the name of a PNG', jpeg('foto.png')],
  ])('[VAL-078] %s is a photograph, to be made a document first', async (_kind, file) => {
    expect(await checkFiles([pdf(), file], limits)).toMatchObject({
      admitted: [{ name: 'ricevuta.pdf' }],
      refused: [],
      photographs: [file],
    });
  });

  it('[VAL-079] photographs for which there is no room are refused before any work', async () => {
    const full = ['a', 'b', 'c', 'd', 'e'].map((name) => pdf(`${name}.pdf`));
    const photograph = jpeg('foto.jpg', 'image/jpeg');
    expect(await checkFiles([...full, photograph], limits)).toEqual({
      admitted: full,
      refused: [{ file: photograph, violation: 'filesTooMany' }],
      photographs: [],
    });
  });

  it('[VAL-079] beside the document of the photographs there is room for less, and for more photographs', async () => {
    const five = [1, 2, 3, 4, 5].map((number) => pdf(`${number}.pdf`));
    const photograph = jpeg('foto.jpg', 'image/jpeg');
    expect(await checkFiles([...five, photograph], limits, 0)).toEqual({
      admitted: five.slice(0, 4),
      refused: [{ file: five[4], violation: 'filesTooMany' }],
      photographs: [photograph],
    });
    const heavy = [pdf('a.pdf', 10 * megabyte), pdf('b.pdf', 10 * megabyte)];
    const { refused } = await checkFiles(heavy, limits, 5 * megabyte + 1);
    expect(refused).toEqual([{ file: heavy[1], violation: 'filesTooLarge' }]);
  });

  it('[VAL-078] what is attached is called as it will be sent; a path is only a name, judged by how it ends', async () => {
    const names = ['../../etc/nota.txt', 'nota.txt', 'nota.txt'];
    const { admitted } = await checkFiles(
      names.map((name) => new File(['Nota'], name, { type: 'text/plain' })),
      limits,
    );
    expect(admitted.map(({ name }) => name)).toEqual(['etc-nota.txt', 'nota.txt', 'nota (2).txt']);
    expect([admitted[0]?.type, await admitted[0]?.text()]).toEqual(['text/plain', 'Nota']);
    expect((await checkFiles(admitted, limits)).admitted).toEqual(admitted);
    const led = new File(['Nota'], 'nota.txt/../passwd');
    expect(await reasons(led)).toEqual([[led.name, 'fileFormat']]);
  });

  it('[VAL-079] the one that takes them beyond 25 MB together is refused, the others are kept', async () => {
    const three = [pdf('1.pdf', 10 * megabyte), pdf('2.pdf', 10 * megabyte)];
    const last = pdf('3.pdf', 5 * megabyte + 1);
    const { admitted, refused } = await checkFiles([...three, last], limits);
    expect(admitted).toEqual(three);
    expect(refused).toEqual([{ file: last, violation: 'filesTooLarge' }]);
  });

  it('[CAS-050] the receipt carries the SHA-256 of each file', async () => {
    expect(await digestOf(new File(['abc'], 'abc.txt'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});
