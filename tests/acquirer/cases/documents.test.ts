import { deflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOf, textIn } from '../../../acquirer/server/cases/documents/kinds';
import { linesOf, textPdf } from '../../../acquirer/server/cases/documents/text-pdf';
import { tiffPdf } from '../../../acquirer/server/cases/documents/tiff-pdf';
import { readPdf } from '../support/pdf';
import { type TiffTag, tiffOf, usualTags } from '../support/tiff';

const now = new Date('2026-03-15T11:00:00Z');

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

describe('what a document is', () => {
  test.each([
    ['a.pdf', '%PDF-1.4 ...', 'pdf'],
    ['A.PDF', '%PDF-1.4 ...', 'pdf'],
    ['a.tif', 'II*\0\x08\0\0\0', 'tif'],
    ['a.TIFF', 'MM\0*\0\0\0\x08', 'tif'],
    ['a.txt', 'testo\r\n\tcon tabulazioni', 'txt'],
    ['a.txt', '<script>alert(1)</script>', 'txt'],
    ['a.pdf', ' %PDF-1.4', undefined],
    ['a.tif', 'II+\0\x08\0\0\0', undefined],
    ['a.tif', 'II*\0', undefined],
    ['a.txt', 'con un\0zero', undefined],
    ['a.txt', '\x1b[2J', undefined],
    ['a.txt', '%PDF-1.4', undefined],
    ['a.pdf.exe', '%PDF-1.4', undefined],
    ['a', '%PDF-1.4', undefined],
  ])('[VAL-078] %s beginning with %j is %s', (name, content, kind) => {
    expect(kindOf(name, bytesOf(content))).toBe(kind);
  });

  test('a text is read as UTF-8 or, where it is not, as old editors wrote it', () => {
    const read = (bytes: Uint8Array) => [...textIn(bytes)].join('');
    expect(read(Buffer.from('perché €'))).toBe('perché €');
    expect(read(Buffer.from('perch\xe9 \x80', 'latin1'))).toBe('perché €');
    const long = 'è'.repeat(100_001);
    expect(read(Buffer.from(long))).toBe(long);
  });
});

describe('a text as a PDF', () => {
  const drawn = async (text: string, mostPages?: number) =>
    readPdf(await textPdf('nota.txt', textIn(Buffer.from(text)), now, mostPages));
  const lines = ({ texts }: Awaited<ReturnType<typeof drawn>>) =>
    texts.map(({ text }) => text).join('');

  test('keeps its words, whatever they look like', async () => {
    const pdf = await drawn('Perché <b>no</b>?\n\n  10,00 € 日本\n');
    expect(pdf.pages).toBe(1);
    expect(lines(pdf)).toContain('Perché <b>no</b>?');
    expect(lines(pdf)).toContain('10,00 € ??');
  });

  test('breaks what is too wide, and goes on on other pages', async () => {
    const pdf = await drawn(`${'x'.repeat(200)}\n`.repeat(50));
    expect(pdf.pages).toBe(3);
    expect(lines(pdf).replaceAll(/[^x]/g, '')).toHaveLength(10_000);
  });

  test('ends after the pages that are shown and says so', async () => {
    const pdf = await drawn('riga\n'.repeat(1000), 4);
    expect(pdf.pages).toBe(4);
    expect(lines(pdf)).toContain('(sono mostrate le prime 4 pagine)');
  });

  test.each([
    ['line breaks', '\n', undefined, 300],
    ['one endless line', 'x', 20, 20],
  ])('of 10 MB of %s is read no further than it is shown', async (_, text, mostPages, shown) => {
    let bites = 0;
    function* counted() {
      for (const bite of textIn(Buffer.from(text.repeat(10_000_000)))) {
        bites += 1;
        yield bite;
      }
    }
    const { file } = readPdf(await textPdf('nota.txt', counted(), now, mostPages));
    expect(file.match(/\/Type \/Page\n/g)).toHaveLength(shown);
    expect(bites).toBeLessThanOrEqual(2);
  });

  test('breaks its lines at every kind of line break, also where two bites meet', async () => {
    const lines = [...linesOf(['a\r', '\nb\rc\fd\n', '\ne\r'])];
    expect(lines).toEqual(['a', 'b', 'c', 'd', '', 'e']);
  });

  test('may be empty but for its line breaks', async () => {
    expect((await drawn('\n')).file).toMatch(/^%PDF-/);
  });
});

const imagesOf = async (tiff: Uint8Array) => {
  const pdf = await PDFDocument.load(await tiffPdf('scansione.tif', tiff, now));
  return pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream)
    .filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
    .map(({ dict, contents }) => ({
      contents: Buffer.from(contents),
      entry: (name: string) => dict.get(PDFName.of(name))?.toString(),
      parameter: (name: string) => {
        const parameters = dict.get(PDFName.of('DecodeParms'));
        return parameters instanceof PDFDict
          ? parameters.get(PDFName.of(name))?.toString()
          : undefined;
      },
    }));
};

const bits = new Uint8Array(16).fill(0b1010_1010);

describe('a TIFF as a PDF', () => {
  test.each([
    [1, undefined],
    [5, '/LZWDecode'],
    [8, '/FlateDecode'],
    [32_946, '/FlateDecode'],
    [32_773, '/RunLengthDecode'],
    [2, '/CCITTFaxDecode'],
    [3, '/CCITTFaxDecode'],
    [4, '/CCITTFaxDecode'],
    [7, '/DCTDecode'],
  ])('compressed in way %i is given to the viewer under %s', async (compression, filter) => {
    const [image, ...others] = await imagesOf(tiffOf([bits], usualTags({ 259: [compression] })));
    expect(others).toEqual([]);
    expect(image?.entry('Filter')).toBe(filter);
    expect(image?.entry('Width')).toBe('16');
    expect(image?.entry('Height')).toBe('8');
    const event = image?.contents.subarray(0, bits.length);
    expect(event).toEqual(Buffer.from(bits));
  });

  test('has a picture for each strip, the last one shorter', async () => {
    const strips = [bits.slice(0, 6), bits.slice(0, 6), bits.slice(0, 4)];
    const images = await imagesOf(tiffOf(strips, usualTags({ 278: [3] })));
    expect(images.map((image) => image.entry('Height'))).toEqual(['3', '3', '2']);
  });

  test('is not shown as its negative', async () => {
    const inverted = async (photometric: number, compression: number) => {
      const tags = usualTags({ 259: [compression], 262: [photometric] });
      const [image] = await imagesOf(tiffOf([bits], tags));
      return image?.entry('Decode') !== undefined;
    };
    expect(await inverted(0, 1)).toBe(true);
    expect(await inverted(1, 1)).toBe(false);
    expect(await inverted(0, 4)).toBe(false);
    expect(await inverted(1, 4)).toBe(true);
  });

  test('with its bits the other way round has them turned', async () => {
    const tags = usualTags({ 259: [4], 266: [2] });
    const [image] = await imagesOf(tiffOf([Uint8Array.of(0b1100_0001)], tags));
    expect([...(image?.contents ?? [])]).toEqual([0b1000_0011]);
    expect(image?.parameter('K')).toBe('-1');
  });

  test('with a palette keeps its colours', async () => {
    const palette = [0, 0xffff, 0, 0xffff, 0xffff, 0];
    const tags = usualTags({ 258: [8], 262: [3], 320: palette, 256: [2] });
    const [image] = await imagesOf(tiffOf([bits], tags));
    expect(image?.entry('ColorSpace')).toBe(
      '[ /Indexed /DeviceRGB 1 <0000FFFFFF00> ]'.replaceAll(/F/g, 'f'),
    );
  });

  test.each([
    ['16 bits a colour', { 258: [16] }],
    ['transparency', { 258: [8], 262: [2], 277: [4] }],
    ['planes apart', { 258: [8], 262: [2], 277: [3], 284: [2] }],
    ['an unknown compression', { 259: [34_712] }],
    ['no width', { 256: [0] }],
    ['more strips than it says', { 278: [4] }],
  ])('with %s is a page that says it cannot be shown', async (_, changes) => {
    const pdf = readPdf(await tiffPdf('scansione.tif', tiffOf([bits], usualTags(changes)), now));
    const text = pdf.texts.map((one) => one.text).join('');
    expect(text).toContain('scansione.tif');
    expect(text).toContain('TIFF non si può mostrare');
  });

  test('whose strips share their bytes does not become a large PDF', async () => {
    const every = (value: number): number[] => Array.from({ length: 100 }, () => value);
    const shared: TiffTag[] = [
      [273, 4, every(8)],
      [279, 4, every(900)],
    ];
    const tags = [...usualTags({ 257: [100], 278: [1] }), ...shared];
    const swollen = tiffOf([new Uint8Array(900)], tags);
    expect((await tiffPdf('gonfio.tif', swollen, now)).length).toBeLessThan(10_000);
  });

  test('that is damaged in any way is still answered with a PDF', async () => {
    const good = tiffOf(
      [deflateSync(bits)],
      usualTags({ 259: [8], 262: [3], 320: [0, 1, 2, 3, 4, 5] }),
    );
    const damage = fc.array(
      fc.tuple(fc.integer({ min: 4, max: good.length - 1 }), fc.integer({ min: 0, max: 255 })),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(damage, fc.integer({ min: 8, max: good.length }), async (bytes, length) => {
        const bad = Uint8Array.from(good);
        for (const [at, value] of bytes) bad[at] = value;
        const pdf = await tiffPdf('rotto.tif', bad.slice(0, length), now);
        expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
        expect(pdf.length).toBeLessThan(100_000);
      }),
      { numRuns: 300 },
    );
  });
});
