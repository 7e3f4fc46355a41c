import { inflateSync } from 'node:zlib';
import { type PdfContent, pdfContent } from '../../../contract/rules/pdf-content';
import type { Work } from '../../common/work';
import { readDescriptor, textIn } from './kinds';
import { textPdf } from './text-pdf';
import { tiffPdf } from './tiff-pdf';

interface Sent {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly now: Date;
}

/** Makes a PDF of a text. */
export const textAsPdf: Work<Sent, Uint8Array> = {
  name: 'textAsPdf',
  run: ({ name, bytes, now }) => textPdf(name, textIn(bytes), now),
};

/** Makes a PDF of a TIFF. */
export const scanAsPdf: Work<Sent, Uint8Array> = {
  name: 'scanAsPdf',
  run: ({ name, bytes, now }) => tiffPdf(name, bytes, now),
};

export const inflate = (bytes: Uint8Array, most: number): Uint8Array =>
  inflateSync(bytes, { maxOutputLength: most });

/** Checks the PDF in an open file: all threads of a process share its descriptors. */
export const inspectPdf: Work<{ readonly descriptor: number; readonly size: number }, PdfContent> =
  {
    name: 'inspectPdf',
    run: (file) => pdfContent(readDescriptor(file), inflate),
  };
