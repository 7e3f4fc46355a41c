import { PDFDocument, type PDFTextField } from '@cantoo/pdf-lib';
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

describe('the sheet that goes before documents sent by fax or post', () => {
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

  it('[CAS-038] [CAS-040] says where to send it as far as the acquirer does, and never a sample', () => {
    expect(coverSheet({ detail, desk }).instructions).toBe(
      'Completi il modulo, lo firmi e lo metta davanti alla documentazione. Fax: 02 555 0101. Posta: Casella postale 7, Milano.',
    );
    expect(coverSheet({ detail, desk: {} }).instructions).toBe(
      'Completi il modulo, lo firmi e lo metta davanti alla documentazione.',
    );
  });

  it('[CAS-040] a number cannot lead its file anywhere else', () => {
    expect(coverSheetTexts.fileName('../../2026/1')).toBe('Modulo pratica 20261.pdf');
  });
});
