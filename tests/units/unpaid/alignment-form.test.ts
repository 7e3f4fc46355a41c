import {
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFStream,
  type PDFTextField,
} from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { alignmentForm } from '../../../src/unpaid/alignment-form';
import { createPdf } from '../support/pdf';

const known = {
  companyName: 'Caffè «Čapek» S.r.l.',
  companyCode: '1000000001',
  address: 'Via Roma 12, 10121 Torino (TO)',
  pointCode: '5000000001',
  pointName: 'Bar Centrale',
  sendTo: { email: 'assistenza@acquirer.example', phone: '800 000 000' },
};

const title = 'Modulo per l’allineamento delle coordinate bancarie e del legale rappresentante';

let pdf: PDFDocument;
beforeAll(async () => {
  const file = await createPdf(alignmentForm(known));
  expect(file.type).toBe('application/pdf');
  pdf = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false });
});

const fields = () => pdf.getForm().getFields() as PDFTextField[];
const filledIn = (name: string) => pdf.getForm().getTextField(name).getText() ?? '';
const spokenName = (field: PDFTextField) =>
  field.acroField.dict.lookup(PDFName.of('TU'), PDFHexString).decodeText();

describe('the form that aligns bank details and legal representative', () => {
  it('[INS-003] [INS-007] is one A4 page, titled, in Italian, tagged', () => {
    expect(pdf.getPageCount()).toBe(1);
    const { width, height } = pdf.getPage(0).getSize();
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    expect(pdf.getTitle()).toBe(title);
    expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toContain('it');
    expect(pdf.catalog.get(PDFName.of('StructTreeRoot'))).toBeDefined();
    const metadata = pdf.catalog.lookup(PDFName.of('Metadata'), PDFStream).getContents();
    const xmp = new TextDecoder().decode(metadata);
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(xmp).toContain(title);
  });

  it('[INS-004] is filled with what is known, and with nothing else', () => {
    expect(filledIn('esercente.codiceSocieta')).toBe('1000000001');
    expect(filledIn('esercente.indirizzo')).toBe('Via Roma 12, 10121 Torino (TO)');
    expect(filledIn('esercente.codicePuntoVendita')).toBe('5000000001');
    expect(filledIn('esercente.insegnaPuntoVendita')).toBe('Bar Centrale');
    const filled = fields().filter((field) => (field.getText() ?? '') !== '');
    expect(filled).toHaveLength(5);
  });

  it('[INS-004] a letter beyond those of Western Europe is written as it is', () => {
    expect(filledIn('esercente.ragioneSociale')).toBe('Caffè «Čapek» S.r.l.');
  });

  it('[INS-007] says where it goes, as far as that is configured', () => {
    expect(alignmentForm(known).instructions).toContain(
      'Il modulo va trasmesso al servizio clienti, all’indirizzo assistenza@acquirer.example; per informazioni: telefono 800 000 000.',
    );
    const nobody = { ...known, sendTo: { email: '', phone: '' } };
    expect(alignmentForm(nobody).instructions).toMatch(/va trasmesso al servizio clienti\.$/);
  });

  it('[INS-007] carries its font, whatever the reader has', () => {
    const fonts = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
      .filter((object) => object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'));
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font.has(PDFName.of('FontFile2'))).toBe(true);
  });

  it('[INS-004] every field can be filled, stands on the page and has a name that is read aloud', () => {
    const page = pdf.getPage(0).getSize();
    for (const field of fields()) {
      expect(field.isReadOnly(), field.getName()).toBe(false);
      expect(spokenName(field).length, field.getName()).toBeGreaterThan(2);
      const [box] = field.acroField.getWidgets().map((widget) => widget.getRectangle());
      expect(box?.y, field.getName()).toBeGreaterThan(30);
      expect((box?.x ?? 0) + (box?.width ?? page.width), field.getName()).toBeLessThan(page.width);
    }
  });

  it('[INS-004] no field stands on another', () => {
    const boxes = fields().flatMap((field) =>
      field.acroField
        .getWidgets()
        .map((widget) => ({ ...widget.getRectangle(), name: field.getName() })),
    );
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            one.y < other.y + other.height &&
            other.y < one.y + one.height,
        )
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(overlaps).toEqual([]);
  });
});
