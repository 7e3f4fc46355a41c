import {
  breakTextIntoLines,
  type PDFDocument,
  type PDFFont,
  PDFName,
  type PDFTextField,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import type { FormField } from './fields';
import { createStructure } from './structure';

// Points; A4 stands 595 wide and 842 high, and y grows upwards.
const a4: [number, number] = [595.28, 841.89];
const margin = 48;
const columnGap = 12;
const columns = 12;
const labelSize = 8.5;
const valueSize = 11;

const ink = rgb(0.07, 0.14, 0.17);
const soft = rgb(0.29, 0.36, 0.39);
const line = rgb(0.45, 0.51, 0.55);
const accent = rgb(0.04, 0.36, 0.39);
const paper = rgb(1, 1, 1);

interface Style {
  readonly font: PDFFont;
  readonly size: number;
  readonly lineHeight: number;
  readonly colour: ReturnType<typeof rgb>;
}

interface Box {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** The library paints every field white; here the box behind it is already drawn. */
const seeThrough = (field: PDFTextField) => {
  for (const widget of field.acroField.getWidgets())
    widget.getAppearanceCharacteristics()?.dict.delete(PDFName.of('BG'));
};

/** One A4 page that is filled from top to bottom. */
export const createSheet = async (document: PDFDocument) => {
  const page = document.addPage(a4);
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const letters = new Set(regular.getCharacterSet());
  const form = document.getForm();
  const structure = createStructure(document, page);
  const width = a4[0] - 2 * margin;
  const unit = (width + columnGap) / columns;
  let y = a4[1] - margin;

  const write = (text: string, { font, size, lineHeight, colour }: Style) => {
    const lines = breakTextIntoLines(text, [' '], width, (part) =>
      font.widthOfTextAtSize(part, size),
    );
    for (const each of lines) {
      y -= lineHeight;
      // The space at a line's end is what keeps its last word apart from the next when it is read.
      page.drawText(`${each.trimEnd()} `, { x: margin, y, font, size, color: colour });
    }
  };

  const drawBox = (box: Box, boxes: number) =>
    structure.decoration(() => {
      const bottom = y - box.height;
      page.drawRectangle({ ...box, y: bottom, borderColor: line, borderWidth: 0.75, color: paper });
      for (let index = 1; index < boxes; index += 1) {
        const x = box.x + (index * box.width) / boxes;
        const [start, end] = [
          { x, y: bottom },
          { x, y: bottom + box.height / 3 },
        ];
        page.drawLine({ start, end, thickness: 0.5, color: line });
      }
    });

  /** What the font has no letter for is shown by the letter it is made from. */
  const printable = (text: string) =>
    [...text]
      .map((letter) =>
        letters.has(letter.codePointAt(0) ?? 0) ? letter : letter.normalize('NFD').slice(0, 1),
      )
      .join('');

  const drawField = ({ name, label, value = '', boxes = 0 }: FormField, box: Box) => {
    const { x } = box;
    structure.text('P', () =>
      page.drawText(label, { x, y: y + 4, font: regular, size: labelSize, color: soft }),
    );
    drawBox(box, boxes);
    const field = form.createTextField(name);
    if (boxes > 0) {
      field.setMaxLength(boxes);
      field.enableCombing();
    }
    field.setText(printable(value));
    const inset = boxes > 0 ? 0 : 3;
    field.addToPage(page, {
      x: x + inset,
      y: y - box.height + 1,
      width: box.width - 2 * inset,
      height: box.height - 2,
      font: regular,
      textColor: ink,
      borderWidth: 0,
    });
    field.setFontSize(valueSize);
    seeThrough(field);
    structure.field(field, label);
  };

  return {
    title: (text: string) => {
      structure.text('H1', () =>
        write(text, { font: bold, size: 17, lineHeight: 21, colour: accent }),
      );
      y -= 6;
    },
    paragraph: (text: string) =>
      structure.text('P', () =>
        write(text, { font: regular, size: 9.5, lineHeight: 13, colour: ink }),
      ),
    heading: (text: string) => {
      y -= 14;
      structure.text('H2', () =>
        write(text, { font: bold, size: 11.5, lineHeight: 15, colour: accent }),
      );
      y -= 5;
      const [start, end] = [
        { x: margin, y },
        { x: margin + width, y },
      ];
      structure.decoration(() => page.drawLine({ start, end, thickness: 1, color: accent }));
    },
    row: (fields: readonly FormField[], height: number) => {
      y -= 18;
      let x = margin;
      for (const field of fields) {
        drawField(field, { x, width: unit * field.columns - columnGap, height });
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
