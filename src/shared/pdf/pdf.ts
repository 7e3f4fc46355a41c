import { PDFDocument } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { productName } from '../../italian/shared';
import type { Faces } from './faces';
import type { PdfForm } from './fields';
import { createSheet } from './sheet';

const introduce = (document: PDFDocument, { title, subject }: PdfForm) => {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setSubject(subject);
  document.setAuthor(productName);
  document.setCreator(productName);
  document.setProducer(productName);
  document.setLanguage('it-IT');
};

/** A PDF of one A4 page: fillable, tagged, in Italian, with the known data in its fields. */
export const createPdf = async (form: PdfForm, faces: Faces): Promise<Blob> => {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  introduce(document, form);
  const sheet = await createSheet(document, faces);
  sheet.title(form.title);
  sheet.paragraph(form.instructions);
  for (const { title, text, boxHeight, rows } of form.sections) {
    sheet.heading(title);
    if (text !== undefined) sheet.paragraph(text);
    for (const row of rows) sheet.row(row, boxHeight);
  }
  sheet.finish();
  const bytes = await document.save();
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
};
