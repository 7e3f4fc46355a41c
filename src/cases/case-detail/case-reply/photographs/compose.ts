import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import type { PageOfPhotograph } from '../../../../../machines/cases/case-detail/case-reply/photographs/photographs.actors';
import { productName } from '../../../../italian/shared';
import { longestSide, type Size } from './scale';

export type Leaf = Pick<PageOfPhotograph, 'image' | 'width' | 'height' | 'turns'>;

export interface Sheets {
  readonly pages: readonly Leaf[];
  readonly title: string;
  /** The largest size of the document, in bytes. */
  readonly most: number;
}

type Shrink = (image: Blob, most: number) => Promise<Pick<Leaf, 'image' | 'width' | 'height'>>;

// Points; an A4 sheet has the orientation of its picture.
const [short, long] = [595.28, 841.89];
const margin = 18;

/** Each further try, where the document is too large, makes the pages smaller. */
const smaller = [1600, 1200, 900] as const;

const placed = ({ width, height }: Size) => {
  const lies = width > height;
  const paper = { width: lies ? long : short, height: lies ? short : long };
  const scale = Math.min((paper.width - 2 * margin) / width, (paper.height - 2 * margin) / height);
  const picture = { width: width * scale, height: height * scale };
  return {
    paper: [paper.width, paper.height] as [number, number],
    picture: {
      ...picture,
      x: (paper.width - picture.width) / 2,
      y: (paper.height - picture.height) / 2,
    },
  };
};

const write = async (pages: readonly Leaf[], title: string) => {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setProducer(productName);
  document.setCreator(productName);
  document.setLanguage('it-IT');
  for (const page of pages) {
    const image = await document.embedJpg(await page.image.arrayBuffer());
    const { paper, picture } = placed(page);
    const sheet = document.addPage(paper);
    sheet.drawImage(image, picture);
    sheet.setRotation(degrees(90 * page.turns));
  }
  return new Blob([new Uint8Array(await document.save())], { type: 'application/pdf' });
};

const shrunk = async (pages: readonly Leaf[], most: number, shrink: Shrink) => {
  const made: Leaf[] = [];
  for (const page of pages)
    made.push(
      Math.max(page.width, page.height) <= most
        ? page
        : { ...page, ...(await shrink(page.image, most)) },
    );
  return made;
};

/** Photographs as one PDF, a page each, in their order; null where no try is small enough. */
export const compose = async ({ pages, title, most }: Sheets, shrink: Shrink) => {
  for (const side of [longestSide, ...smaller]) {
    const file = await write(await shrunk(pages, side, shrink), title);
    if (file.size <= most) return file;
  }
  return null;
};
