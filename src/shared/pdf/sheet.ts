import type { PDFDocument } from '@cantoo/pdf-lib';
import type { Faces } from './faces';
import type { PdfField } from './fields';
import { a4, accent, drawField, drawRule, ink, openPaper, type Style, writeText } from './paper';

const margin = 48;
const columns = 12;
const columnGap = 12;
const gap = { afterTitle: 6, beforeHeading: 14, afterHeading: 5, label: 18 };

const [pageWidth, pageHeight] = a4;
const width = pageWidth - 2 * margin;
const unit = (width + columnGap) / columns;

/** One A4 page that is filled from top to bottom. */
export const createSheet = async (document: PDFDocument, faces: Faces) => {
  const paper = await openPaper(document, faces);
  const { regular, bold, structure, form } = paper;
  const styles = {
    H1: { font: bold, size: 15, lineHeight: 19, colour: accent },
    H2: { font: bold, size: 11.5, lineHeight: 15, colour: accent },
    P: { font: regular, size: 9, lineHeight: 12, colour: ink },
  } satisfies Record<string, Style>;
  let y = pageHeight - margin;

  const write = (role: keyof typeof styles, text: string) =>
    structure.text(role, () => {
      y = writeText(paper, text, { x: margin, y, width }, styles[role]);
    });

  return {
    title: (text: string) => {
      write('H1', text);
      y -= gap.afterTitle;
    },
    paragraph: (text: string) => write('P', text),
    heading: (text: string) => {
      y -= gap.beforeHeading;
      write('H2', text);
      y -= gap.afterHeading;
      drawRule(paper, margin, y, width);
    },
    row: (fields: readonly PdfField[], height: number) => {
      y -= gap.label;
      let x = margin;
      for (const field of fields) {
        drawField(paper, field, { x, y, width: unit * field.columns - columnGap, height });
        x += unit * field.columns;
      }
      y -= height;
    },
    finish: () => {
      structure.finish();
      form.updateFieldAppearances(regular);
    },
  };
};
