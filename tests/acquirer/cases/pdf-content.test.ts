import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfContent } from '../../../acquirer/server/cases/documents/pdf-content';
import { openTestAcquirer, type TestAcquirer } from '../support/acquirer';
import { type Merchant, merchantOf, refusalOf, storedAbout } from '../support/disputes';

const written = async (fill: (pdf: PDFDocument) => unknown, packed = true) => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  await fill(pdf);
  return Buffer.from(await pdf.save({ useObjectStreams: packed }));
};

const nothing = () => undefined;
const script = (pdf: PDFDocument) => pdf.addJavaScript('main', 'app.alert(1)');
const attached = (pdf: PDFDocument) => pdf.attach(Buffer.from('MZ'), 'programma.exe', {});

const raw = (body: string) => Buffer.from(`%PDF-1.7\n${body}\n%%EOF`, 'latin1');
const streamOf = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n${dictionary}\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj'),
  ]);
const objects = '1 0 << /S /JavaScript /JS (app.alert(1)) >>';
const packed = deflateSync(Buffer.from(objects));

describe('a PDF that only shows something', () => {
  test.each([
    ['packed', true],
    ['not packed', false],
  ])('is plain, %s', async (_, isPacked) => {
    expect(pdfContent(await written(nothing, isPacked))).toBe('plain');
  });

  test.each([
    ['with a link', raw('<< /Type /Annot /A << /S /URI /URI (https://example.it) >> >>')],
    [
      'with an outline before a photograph',
      Buffer.concat([
        raw('<< /First 3 0 R /Last 9 0 R >>'),
        streamOf('<< /Filter /DCTDecode >>', Buffer.from('x')),
      ]),
    ],
    ['whose text speaks of JS and EF', raw('(we write /JS and /EF here)')],
    ['that was cut off', Buffer.from('%PDF-1.7\n1 0 obj << /Type')],
    ['with a password, and nothing packed', raw('<< /Encrypt 5 0 R >>')],
  ])('is plain %s', (_, bytes) => {
    expect(pdfContent(bytes)).toBe('plain');
  });
});

describe('a PDF that runs something or carries files', () => {
  test.each([
    ['a script', script],
    ['a file', attached],
  ])('is found out: %s, packed or not', async (_, fill) => {
    for (const isPacked of [true, false])
      expect(pdfContent(await written(fill, isPacked))).toBe('active');
  });

  test.each([
    ['with letters as their codes', raw('<< /S /J#61va#53cript >>')],
    ['by starting a program', raw('<< /S /Launch /F (calc.exe) >>')],
    ['in a form of Adobe', raw('<< /AcroForm << /XFA [ 4 0 R ] >> >>')],
    ['in a file beside an annotation', raw('<< /FS << /EF %a comment\n << /F 5 0 R >> >> >>')],
    ['behind what looks like a stream', raw('(stream\n) << /S /JavaScript >> endstream')],
    [
      'in packed objects',
      streamOf('<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>', packed),
    ],
    [
      'in packed objects of another type',
      streamOf('<< /Subtype /Image /N 1 /F#69rst 4 /Filter [ /FlateDecode ] >>', packed),
    ],
    [
      'in packed objects whose first is said elsewhere',
      streamOf('<< /N 1 /First 7 0 R /Filter /FlateDecode >>', packed),
    ],
    [
      'in objects of a stream that is not packed',
      streamOf('<< /N 1 /First 4 >>', Buffer.from(objects)),
    ],
  ])('is found out: %s', (_, bytes) => {
    expect(pdfContent(bytes)).toBe('active');
  });
});

describe('an encrypted PDF', () => {
  const harmless = deflateSync(Buffer.from('1 0 << >>'));
  test.each([
    ['is packed in another way', streamOf('<< /N 1 /First 4 /Filter /LZWDecode >>', harmless)],
    [
      'is packed twice',
      streamOf('<< /N 1 /First 4 /Filter [ /ASCII85Decode /FlateDecode ] >>', harmless),
    ],
    [
      'is packed with a predictor',
      streamOf(
        '<< /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >> >>',
        harmless,
      ),
    ],
    [
      'has a password and packed objects',
      Buffer.concat([
        raw('<< /Encrypt 5 0 R >>'),
        streamOf('<< /N 1 /First 4 /Filter /FlateDecode >>', harmless),
      ]),
    ],
    [
      'would be a hundred times as large',
      streamOf('<< /N 1 /First 4 /Filter /FlateDecode >>', deflateSync(Buffer.alloc(60_000_000))),
    ],
    [
      'is cut off in its objects',
      streamOf('<< /N 1 /First 4 /Filter /FlateDecode >>', harmless.subarray(0, 8)),
    ],
  ])('is not taken: it %s', (_, bytes) => {
    expect(pdfContent(bytes)).toBe('sealed');
  });
});

describe('[VAL-078] a reply', () => {
  let acquirer: TestAcquirer;
  let merchant: Merchant;
  beforeAll(async () => {
    acquirer = await openTestAcquirer();
    merchant = await merchantOf(acquirer, 'azienda01');
  });
  afterAll(() => acquirer.close());

  test('with a PDF that runs something is refused, and nothing of it is stored', async () => {
    const [manager] = await merchant.managers();
    const ebox = manager?.eboxCode ?? '';
    const [open] = await merchant.list(ebox, 'nuove');
    const caseId = open?.caseId ?? '';
    const send = async (bytes: Buffer) => {
      const files = [
        new File(['nota'], 'nota.txt'),
        new File([new Uint8Array(bytes)], 'ricevuta.pdf'),
      ];
      return merchant.reply({ caseId, ebox }, { files });
    };
    const before = await storedAbout(acquirer, caseId);
    for (const [fill, why] of [
      [script, 'runs something or carries files'],
      [attached, 'runs something or carries files'],
    ] as const)
      expect(await refusalOf(await send(await written(fill)))).toEqual({
        status: 400,
        details: [`files.1: fileFormat, a PDF that ${why}`],
      });
    expect(await storedAbout(acquirer, caseId)).toEqual(before);
    expect((await send(await written(nothing))).status).toBe(200);
  });
});
