import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { textPdf } from './text-pdf';
import { readTiff, type TiffImage, UnreadableTiff } from './tiff';
import {
  contentOf,
  decoding,
  hasPalette,
  isInverted,
  paletteOf,
  type Shape,
  shapeOf,
} from './tiff-image';

type Library = typeof import('@cantoo/pdf-lib');

const pointsInInch = 72;
const longestSide = 14_000;

const colourSpaces: Readonly<Record<number, string>> = {
  1: 'DeviceGray',
  3: 'DeviceRGB',
  4: 'DeviceCMYK',
};

const colours = ({ PDFHexString }: Library, shape: Shape, { tags }: TiffImage) => {
  if (!hasPalette(tags)) return { ColorSpace: colourSpaces[shape.samples] ?? 'DeviceGray' };
  const { most, hex } = paletteOf(tags);
  return { ColorSpace: ['Indexed', 'DeviceRGB', most, PDFHexString.of(hex)] };
};

const pageFor = (pdf: PDFDocument, { width, height, dotsPerInch }: Shape) => {
  const natural = pointsInInch / dotsPerInch;
  const scale = Math.min(natural, longestSide / Math.max(width, height));
  return { page: pdf.addPage([width * scale, height * scale]), scale };
};

const drawStrip = (
  library: Library,
  page: PDFPage,
  image: Parameters<PDFPage['node']['newXObject']>[1],
  { y, width, height }: { readonly y: number; readonly width: number; readonly height: number },
) => {
  const { concatTransformationMatrix, drawObject, popGraphicsState, pushGraphicsState } = library;
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(width, 0, 0, height, 0, y),
    drawObject(page.node.newXObject('Strip', image)),
    popGraphicsState(),
  );
};

const stripsInTurn = 50;

const addImage = async (library: Library, pdf: PDFDocument, image: TiffImage) => {
  const shape = shapeOf(image);
  const { page, scale } = pageFor(pdf, shape);
  for (const [index, strip] of image.strips.entries()) {
    const top = index * shape.rowsInStrip;
    const rows = Math.min(shape.rowsInStrip, shape.height - top);
    const stream = pdf.context.stream(contentOf(strip, shape, image.tags), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: shape.width,
      Height: rows,
      BitsPerComponent: shape.bits,
      ...colours(library, shape, image),
      ...decoding(shape, rows, image.tags),
      ...(isInverted(shape, image.tags) && { Decode: [1, 0] }),
    });
    const y = (shape.height - top - rows) * scale;
    const place = { y, width: shape.width * scale, height: rows * scale };
    drawStrip(library, page, pdf.context.register(stream), place);
    if (index % stripsInTurn === 0) await nextTurn();
  }
};

const convert = async (name: string, bytes: Uint8Array, now: Date) => {
  const images = readTiff(bytes);
  const library = await import('@cantoo/pdf-lib');
  const pdf = await library.PDFDocument.create();
  pdf.setTitle(name);
  pdf.setLanguage('it-IT');
  pdf.setCreationDate(now);
  pdf.setModificationDate(now);
  for (const image of images) await addImage(library, pdf, image);
  return pdf.save();
};

const notShown =
  'Il documento è conservato come è stato inviato, ma il suo formato TIFF non si può mostrare.';

/**
 * Converts a TIFF into a PDF, one page per image. Strips are copied unchanged under the filter of
 * the same name, without decoding. A TIFF that no PDF can show (tiles, planes, rare compressions, a
 * broken file) becomes a page with a notice.
 */
export const tiffPdf = async (name: string, bytes: Uint8Array, now: Date): Promise<Uint8Array> => {
  try {
    return await convert(name, bytes, now);
  } catch (error) {
    if (!(error instanceof UnreadableTiff)) throw error;
    return textPdf(name, [`${name}\n\n${notShown}`], now);
  }
};
