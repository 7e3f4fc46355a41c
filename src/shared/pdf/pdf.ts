import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
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

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const inXml = (text: string) => text.replaceAll(/[&<>]/g, (letter) => escapes[letter] ?? letter);

/** The form says of itself that it keeps to PDF/UA-1; readers look for that in its XMP. */
const declareAccessible = ({ context, catalog }: PDFDocument, { title }: PdfForm) => {
  const xmp = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${inXml(title)}</rdf:li></rdf:Alt></dc:title>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
  const bytes = new TextEncoder().encode(xmp);
  const stream = context.stream(bytes, { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(stream));
};

/** A PDF of one A4 page: fillable, tagged, in Italian, with the known data in its fields. */
export const createPdf = async (form: PdfForm, faces: Faces): Promise<Blob> => {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  introduce(document, form);
  declareAccessible(document, form);
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
