import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { compose, type Leaf } from '../../../src/cases/case-detail/case-reply/photographs/compose';

/** One grey dot; a PDF gets its size from the page, not from the dots. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);
const leaf = (more: Partial<Leaf> = {}): Leaf => ({
  image: new Blob([jpeg]),
  width: 1500,
  height: 2000,
  turns: 0,
  ...more,
});
const read = async (file: Blob | null) =>
  PDFDocument.load(new Uint8Array((await file?.arrayBuffer()) ?? []));
const nothingToShrink = () => Promise.reject(new Error('Nothing is to be shrunk'));
const title = 'Foto pratica 2026004711';

describe('photographs as one document', () => {
  it('[VAL-078] are a page each, in their order, as they lie or stand, and turned', async () => {
    const pages = [leaf(), leaf({ width: 2000, height: 1500 }), leaf({ turns: 1 })];
    const pdf = await read(await compose({ pages, title, most: 10_000 }, nothingToShrink));
    expect(
      pdf
        .getPages()
        .map((page) => [
          page.getWidth() < page.getHeight() ? 'stands' : 'lies',
          page.getRotation().angle,
        ]),
    ).toEqual([
      ['stands', 0],
      ['lies', 0],
      ['stands', 90],
    ]);
    expect(pdf.getTitle()).toBe(title);
  });

  it('[VAL-079] are made smaller until the document may be sent', async () => {
    const heavy = leaf({ image: new Blob([jpeg, new Uint8Array(50_000)]) });
    const sides: number[] = [];
    const shrink = async (_image: Blob, most: number) => {
      sides.push(most);
      const image = new Blob([jpeg, new Uint8Array(most * 10)]);
      return { image, width: (most * 3) / 4, height: most };
    };
    const file = await compose({ pages: [heavy, heavy], title, most: 30_000 }, shrink);
    expect(sides).toEqual([1600, 1600, 1200, 1200]);
    expect(file?.size).toBeLessThanOrEqual(30_000);
  });
});
