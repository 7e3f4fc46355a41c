import { PDFDocument } from '@cantoo/pdf-lib';
import type { KnownFacts } from '../../../machines/unpaid/unpaid.actors';
import { alignmentFormTexts } from '../../italian/alignment-form';
import { productName } from '../../italian/shared';
import { sectionsOf } from './fields';
import { createSheet } from './sheet';

const introduce = (document: PDFDocument) => {
  document.setTitle(alignmentFormTexts.title, { showInWindowTitleBar: true });
  document.setSubject(alignmentFormTexts.subject);
  document.setAuthor(productName);
  document.setCreator(productName);
  document.setProducer(productName);
  document.setLanguage('it-IT');
};

/**
 * INS-003, INS-004: the form that aligns bank details and legal representative, as a PDF of one A4
 * page: fillable, tagged, in Italian, with what is known of the merchant already in its fields.
 */
export const alignmentForm = async (known: KnownFacts): Promise<Blob> => {
  const document = await PDFDocument.create();
  introduce(document);
  const sheet = await createSheet(document);
  sheet.title(alignmentFormTexts.title);
  sheet.paragraph(alignmentFormTexts.instructions);
  for (const { title, text, boxHeight, rows } of sectionsOf(known)) {
    sheet.heading(title);
    if (text !== undefined) sheet.paragraph(text);
    for (const row of rows) sheet.row(row, boxHeight);
  }
  sheet.finish();
  const bytes = await document.save();
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
};
