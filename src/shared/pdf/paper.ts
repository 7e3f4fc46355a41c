import {
  breakTextIntoLines,
  colorString,
  type PDFDocument,
  type PDFFont,
  PDFName,
  type PDFTextField,
} from '@cantoo/pdf-lib';
import { palette } from '../../ui/palette';
import type { Faces } from './faces';
import type { PdfField } from './fields';
import { createStructure } from './structure';

// Points; A4 portrait is 595 wide and 842 high, and y grows upwards.
export const a4: [width: number, height: number] = [595.28, 841.89];

const labelSize = 8.5;
const labelAboveBox = 4;
const valueSize = 11;
const listSize = 9.5;

const { ink: inks, line: lines, accent: accents, surface } = palette;
export const ink = colorString(inks.DEFAULT[0]).rgb;
export const accent = colorString(accents.DEFAULT[0]).rgb;
const soft = colorString(inks.soft[0]).rgb;
const line = colorString(lines.strong[0]).rgb;
const white = colorString(surface.DEFAULT[0]).rgb;

export interface Style {
  readonly font: PDFFont;
  readonly size: number;
  readonly lineHeight: number;
  readonly colour: typeof ink;
}

/** `y` is its top. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Paper = Awaited<ReturnType<typeof openPaper>>;

/** One empty A4 page and what is needed to write on it. */
export const openPaper = async (document: PDFDocument, faces: Faces) => {
  const page = document.addPage(a4);
  // The whole font: a merchant may type any letter into a field.
  const regular = await document.embedFont(faces.regular);
  return {
    page,
    regular,
    bold: await document.embedFont(faces.bold, { subset: true }),
    letters: new Set(regular.getCharacterSet()),
    form: document.getForm(),
    structure: createStructure(document, page),
  };
};

/** Writes a text in lines from its top at `y`; returns where it ends. */
export const writeText = (
  { page }: Paper,
  text: string,
  place: { x: number; y: number; width: number },
  { font, size, lineHeight, colour: color }: Style,
) => {
  const widthOf = (part: string) => font.widthOfTextAtSize(part, size);
  const lines = breakTextIntoLines(text, [' '], place.width, widthOf);
  lines.forEach((each, index) => {
    const y = place.y - (index + 1) * lineHeight;
    // The space at a line's end keeps its last word apart from the next when it is read aloud.
    page.drawText(`${each.trimEnd()} `, { x: place.x, y, font, size, color });
  });
  return place.y - lines.length * lineHeight;
};

export const drawRule = ({ page, structure }: Paper, x: number, y: number, width: number) =>
  structure.decoration(() =>
    page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 1, color: accent }),
  );

const drawBox = ({ page, structure }: Paper, box: Box, boxes: number) =>
  structure.decoration(() => {
    const bottom = box.y - box.height;
    page.drawRectangle({ ...box, y: bottom, borderColor: line, borderWidth: 0.75, color: white });
    for (let index = 1; index < boxes; index += 1) {
      const x = box.x + (index * box.width) / boxes;
      const end = { x, y: bottom + box.height / 3 };
      page.drawLine({ start: { x, y: bottom }, end, thickness: 0.5, color: line });
    }
  });

/** A letter that the font lacks is replaced by its base letter, or by the sign for unknown. */
const printable = ({ letters }: Paper, text: string) => {
  const has = (letter: string) => letter === '\n' || letters.has(letter.codePointAt(0) ?? 0);
  return [...text]
    .map((letter) => [letter, letter.normalize('NFD').slice(0, 1)].find(has) ?? '?')
    .join('');
};

/** The library paints every field white; here the box behind it is already drawn. */
const seeThrough = (field: PDFTextField) => {
  for (const widget of field.acroField.getWidgets())
    widget.getAppearanceCharacteristics()?.dict.delete(PDFName.of('BG'));
};

const fieldIn = (paper: Paper, { name, value = '', boxes = 0, lines }: PdfField, box: Box) => {
  const field = paper.form.createTextField(name);
  if (lines === 'several') field.enableMultiline();
  if (boxes > 0) {
    field.setMaxLength(boxes);
    field.enableCombing();
  }
  field.setText(printable(paper, value));
  const inset = boxes > 0 ? 0 : 3;
  field.addToPage(paper.page, {
    x: box.x + inset,
    y: box.y - box.height + 1,
    width: box.width - 2 * inset,
    height: box.height - 2,
    font: paper.regular,
    textColor: ink,
    borderWidth: 0,
  });
  field.setFontSize(lines === 'several' ? listSize : valueSize);
  seeThrough(field);
  return field;
};

/** A label, the box under it, and the field inside. */
export const drawField = (paper: Paper, field: PdfField, box: Box) => {
  const { page, regular, structure } = paper;
  const place = { x: box.x, y: box.y + labelAboveBox };
  structure.text('P', () =>
    page.drawText(field.label, { ...place, font: regular, size: labelSize, color: soft }),
  );
  drawBox(paper, box, field.boxes ?? 0);
  structure.field(fieldIn(paper, field, box), field.label);
};
