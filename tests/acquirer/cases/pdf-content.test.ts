import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfContent } from '../../../acquirer/contract/rules/pdf-content';
import { inflate } from '../../../acquirer/server/cases/documents/works';
import { openTestAcquirer, type TestAcquirer } from '../support/acquirer';
import { type Merchant, merchantOf, refusalOf, storedAbout } from '../support/disputes';

const written = async (fill: (pdf: PDFDocument) => unknown, packed = true) => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  await fill(pdf);
  return Buffer.from(await pdf.save({ useObjectStreams: packed }));
};

const contentOf = (bytes: Uint8Array) => pdfContent(bytes, inflate);

const nothing = () => undefined;
const script = (pdf: PDFDocument) => pdf.addJavaScript('main', 'app.alert(1)');
const attached = (pdf: PDFDocument) => pdf.attach(Buffer.from('MZ'), 'programma.exe', {});

const encrypt = (pdf: PDFDocument) => pdf.encrypt({ ownerPassword: 'segreta' });

const object = (body: string) => `1 0 obj\n${body}\nendobj\n`;
const page = object('<< /Type /Page >>');
const raw = (body: string) => Buffer.from(`%PDF-1.7\n${page}${body}\n%%EOF`, 'latin1');
const streamOf = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n${page}2 0 obj\n${dictionary}\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj'),
  ]);
const action = '<< /S /JavaScript /JS (app.alert(1)) >>';
const packed = deflateSync(Buffer.from(`1 0 ${action}`));
const hexOf = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`);
const objectStream = '/Type /ObjStm /N 1 /First 4';

describe('a PDF that only shows something', () => {
  test.each([
    ['packed', true],
    ['not packed', false],
  ])('is plain, %s', async (_, isPacked) => {
    expect(await contentOf(await written(nothing, isPacked))).toBe('plain');
  });

  test.each([
    ['with a link', object('<< /Type /Annot /A << /S /URI /URI (https://example.it) >> >>')],
    ['with an outline', object('<< /First 3 0 R /Last 9 0 R >>')],
    ['whose text speaks of scripts', object('(we write /JS, /EF and /Launch here)')],
    ['with a comment at its end', '%nota'],
  ])('is plain %s', async (_, body) => {
    expect(await contentOf(raw(body))).toBe('plain');
  });
});

describe('a PDF that runs something, sends something, or carries or opens files', () => {
  test.each([
    ['a script', script],
    ['a file', attached],
  ])('is found out: %s, packed or not', async (_, fill) => {
    for (const isPacked of [true, false])
      expect(await contentOf(await written(fill, isPacked))).toBe('pdfActive');
  });

  test.each([
    ['a script whose letters are codes', '<< /S /J#61va#53cript >>'],
    ['a script behind a second key', '<< /S /JavaScript /S /URI >>'],
    ['a rendition', '<< /S /Rendition /OP 0 /JS (app.alert(1)) >>'],
    ['a program', '<< /S /Launch /F (calc.exe) >>'],
    ['sending a form', '<< /S /SubmitForm /F (https://example.it) >>'],
    ['taking data', '<< /S /ImportData /F (a.fdf) >>'],
    ['opening another document', '<< /OpenAction << /S /GoToR /F (a.pdf) >> >>'],
    ['opening an embedded document', '<< /S /GoToE >>'],
    ['media', '<< /Subtype /RichMedia >>'],
    ['a form of Adobe', '<< /AcroForm << /XFA [ 4 0 R ] >> >>'],
    ['a file beside an annotation', '<< /FS << /EF %a comment\n << /F 5 0 R >> >> >>'],
  ])('is found out: %s', async (_, body) => {
    expect(await contentOf(raw(object(body)))).toBe('pdfActive');
  });

  test.each([
    ['in a trailer', raw(`trailer << /Root ${action} >>`)],
    ['behind a comment in the head of an object', raw(`5 %${'x'.repeat(300)}\n 0 obj ${action}`)],
    ['in what looks like a stream', streamOf('<< >>', Buffer.from(object(action)))],
    ['in an older version of an object', raw(object(action) + object('<< >>'))],
    ['in packed objects', streamOf(`<< ${objectStream} /Filter /FlateDecode >>`, packed)],
    [
      'in packed objects of another type',
      streamOf('<< /Subtype /Image /N 1 /F#69rst +4 /Filter [ /FlateDecode ] >>', packed),
    ],
    [
      'in objects of a stream that is not packed',
      streamOf('<< /N 1 /First 4 >>', Buffer.from(`1 0 ${action}`)),
    ],
  ])('is found out: %s', async (_, bytes) => {
    expect(await contentOf(bytes)).toBe('pdfActive');
  });
});

describe('a PDF that cannot be looked into', () => {
  const harmless = deflateSync(Buffer.from('1 0 << >>'));
  const bomb = deflateSync(Buffer.alloc(60_000_000));
  const manyTimes = deflateSync(Buffer.from(`${'1 0 '.repeat(20_000)}(${'x'.repeat(200_000)})`));
  test.each([
    ['packed in another way', streamOf(`<< ${objectStream} /Filter /LZWDecode >>`, harmless)],
    [
      'packed twice',
      streamOf(`<< ${objectStream} /Filter[/FlateDecode/FlateDecode] >>`, deflateSync(packed)),
    ],
    [
      'packed and written as digits',
      streamOf(`<< ${objectStream} /Filter [/ASCIIHexDecode /FlateDecode] >>`, hexOf(packed)),
    ],
    [
      'packed with a predictor',
      streamOf(`<< ${objectStream} /Filter /FlateDecode /DecodeParms << >> >>`, harmless),
    ],
    [
      'whose first object is said elsewhere',
      streamOf('<< /N 1 /First 7 0 R /Type /ObjStm /Filter /FlateDecode >>', packed),
    ],
    ['a hundred times as large', streamOf(`<< ${objectStream} /Filter /FlateDecode >>`, bomb)],
    [
      'whose objects are one, read again and again',
      streamOf('<< /N 20000 /First 80000 /Filter /FlateDecode >>', manyTimes),
    ],
    ['nested without end', raw(object('['.repeat(1_000_000)))],
    ['of strings without end', raw('1 0 obj ('.repeat(100_000))],
    ['of one line, gone back over for each object', raw(' obj'.repeat(1_000_000))],
    ['cut off', Buffer.from('%PDF-1.7\n1 0 obj << /Type')],
  ])('is not taken: %s', async (_, bytes) => {
    const since = performance.now();
    expect(await contentOf(bytes)).toBe('pdfUnreadable');
    expect(performance.now() - since).toBeLessThan(30_000);
  });

  test('is read once where its lines are short, however many there are', async () => {
    expect(await contentOf(raw('\nobj'.repeat(1_000_000)))).toBe('plain');
  });

  test('is told by its own name where it has a password, or no pages', async () => {
    expect(await contentOf(raw('trailer << /Encrypt 5 0 R >>'))).toBe('pdfPassword');
    for (const isPacked of [true, false])
      expect(await contentOf(await written(encrypt, isPacked))).toBe('pdfPassword');
    expect(await contentOf(Buffer.from('%PDF-1.7\n%%EOF'))).toBe('pdfEmpty');
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
    for (const fill of [script, attached])
      expect(await refusalOf(await send(await written(fill)))).toEqual({
        status: 400,
        details: ['files.1: pdfActive'],
      });
    expect(await storedAbout(acquirer, caseId)).toEqual(before);
    expect((await send(await written(nothing))).status).toBe(200);
  });
});
