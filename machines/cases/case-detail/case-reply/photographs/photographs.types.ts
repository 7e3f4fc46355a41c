import type { PageOfPhotograph, PhotographsAnswer } from './photographs.actors';

/** The limits that the other documents of the reply leave for the photographs. */
export interface Room {
  /** The names of the other documents. */
  readonly names: readonly string[];
  /** The largest size of the document of the photographs, in bytes. */
  readonly most: number;
}

export interface PhotographsInput extends Room {
  readonly caseId: string;
  /** The numbers of the case on paper. */
  readonly number: string;
  /** The pages from before a reload. */
  readonly pages: readonly PageOfPhotograph[];
}

export interface PhotographsContext extends PhotographsInput {
  /** The photographs still to be read. */
  readonly chosen: readonly File[];
  /** The number of photographs that have been read. */
  readonly looked: number;
  /** The names of the photographs that this browser cannot read. */
  readonly unreadable: readonly string[];
  /** The pages before one or all of them were removed. */
  readonly before: readonly PageOfPhotograph[] | null;
  /** The document; null where there is none, or none that can be sent. */
  readonly file: File | null;
}

export type PhotographsEvent =
  | PhotographsAnswer
  | ({ readonly type: 'photographs.chosen'; readonly files: readonly File[] } & Room)
  | ({ readonly type: 'documents.changed' } & Room)
  | { readonly type: 'photographs.stopped' }
  | { readonly type: 'photographs.retried' }
  | { readonly type: 'photographs.discarded' }
  | { readonly type: 'photograph.moved'; readonly id: string; readonly by: -1 | 1 }
  | { readonly type: 'photograph.turned'; readonly id: string }
  | { readonly type: 'photograph.removed'; readonly id: string }
  | { readonly type: 'photograph.restored' };

/** The pages with one of them a place earlier or later; null where it cannot move. */
export const moved = (
  pages: readonly PageOfPhotograph[],
  { id, by }: { readonly id: string; readonly by: number },
) => {
  const from = pages.findIndex((page) => page.id === id);
  const page = pages[from];
  const to = from + by;
  if (page === undefined || to < 0 || to >= pages.length) return null;
  return pages.toSpliced(from, 1).toSpliced(to, 0, page);
};

/** A quarter turn clockwise. */
export const turned = (page: PageOfPhotograph): PageOfPhotograph => ({
  ...page,
  turns: ((page.turns + 1) % 4) as PageOfPhotograph['turns'],
});
