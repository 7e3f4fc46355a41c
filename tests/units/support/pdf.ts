import { readFileSync } from 'node:fs';
import type { PdfForm } from '../../../src/shared/pdf/fields';
import { createPdf as create } from '../../../src/shared/pdf/pdf';

const folder = `${import.meta.dirname}/../../../node_modules/@expo-google-fonts/source-sans-3`;

const faces = {
  regular: new Uint8Array(readFileSync(`${folder}/400Regular/SourceSans3_400Regular.ttf`)),
  bold: new Uint8Array(readFileSync(`${folder}/700Bold/SourceSans3_700Bold.ttf`)),
};

/** The portal's PDF, with the font it fetches. */
export const createPdf = (form: PdfForm) => create(form, faces);
