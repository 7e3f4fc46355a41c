import { PDFDocument, PDFHexString, PDFName, type PDFTextField } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { detail } from '../../../paths/cases/case-detail/a-case';
import { desk } from '../../../paths/cases/case-detail/case-detail.scenario';
import { coverSheet } from '../../../src/cases/case-detail/cover-sheet';
import { coverSheetTexts } from '../../../src/italian/cover-sheet';
import { createPdf } from '../support/pdf';

const read = async (file: Blob) =>
  PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false });

let pdf: PDFDocument;
beforeAll(async () => {
  pdf = await read(await createPdf(coverSheet({ detail, desk })));
});

const fields = () => pdf.getForm().getFields() as PDFTextField[];
const filledIn = (name: string) => pdf.getForm().getTextField(name).getText();
const spokenName = (field: PDFTextField) =>
  field.acroField.dict.lookup(PDFName.of('TU'), PDFHexString).decodeText();

describe('the sheet that goes before documents sent by fax or post', () => {
  it('[CAS-040] is one A4 page, titled, in Italian, tagged', () => {
    expect(pdf.getPageCount()).toBe(1);
    const { width, height } = pdf.getPage(0).getSize();
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    expect(pdf.getTitle()).toBe('Modulo per l’invio della documentazione via fax o posta');
    expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toContain('it');
    expect(pdf.catalog.get(PDFName.of('StructTreeRoot'))).toBeDefined();
  });

  it.each([
    ['pratica.numero', '2026004711'],
    ['esercente.codice', '5000000001'],
    ['esercente.insegna', 'TRATTORIA AL PONTE - MILANO'],
    ['operazione.data', '14-08-2026'],
    ['operazione.carta', '453201******7788'],
    ['operazione.importo', '84,50 €'],
    ['operazione.autorizzazione', '483920'],
    ['documenti.richiesti', '- Copia della ricevuta firmata\n- Copia del conto'],
  ])('[CAS-040] says "%s" already', (name, value) => {
    expect(filledIn(name)?.replace(/\u00a0/g, ' ')).toBe(value);
  });

  it('[CAS-040] leaves to be written who sends it, how many pages, and the signature', () => {
    const empty = fields().filter((field) => (field.getText() ?? '') === '');
    expect(empty.map((field) => field.getName())).toEqual([
      'documenti.note',
      'mittente.nome',
      'mittente.telefono',
      'mittente.pagine',
      'mittente.data',
      'mittente.firma',
    ]);
  });

  it('[CAS-040] every field can be filled, stands on the page and has a name that is read aloud', () => {
    const page = pdf.getPage(0).getSize();
    for (const field of fields()) {
      expect(field.isReadOnly(), field.getName()).toBe(false);
      expect(spokenName(field).length, field.getName()).toBeGreaterThan(2);
      const [box] = field.acroField.getWidgets().map((widget) => widget.getRectangle());
      expect(box?.y, field.getName()).toBeGreaterThan(30);
      expect((box?.x ?? 0) + (box?.width ?? page.width), field.getName()).toBeLessThan(page.width);
    }
  });

  it('[CAS-038] [CAS-040] says where to send it as far as the acquirer does, and never a sample', () => {
    expect(coverSheet({ detail, desk }).instructions).toBe(
      'Completi il modulo, lo firmi e lo metta davanti alla documentazione. Fax: 02 555 0101. Posta: Casella postale 7, Milano.',
    );
    expect(coverSheet({ detail, desk: {} }).instructions).toBe(
      'Completi il modulo, lo firmi e lo metta davanti alla documentazione.',
    );
  });

  it('[CAS-040] a sign in letters the font does not have still makes a sheet', async () => {
    const made = await read(
      await createPdf(
        coverSheet({ desk, detail: { ...detail, signLocale: 'CAFFÈ 漢 «Čapek» 字' } }),
      ),
    );
    expect(made.getForm().getTextField('esercente.insegna').getText()).toBe('CAFFÈ ? «Čapek» ?');
  });

  it('[CAS-040] a number cannot lead its file anywhere else', () => {
    expect(coverSheetTexts.fileName('../../2026/1')).toBe('Modulo pratica 20261.pdf');
  });
});
