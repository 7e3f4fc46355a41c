import type { PageOfPhotograph, PhotographsAnswer } from './photographs.actors';

export interface PhotographsInput {
  readonly caseId: string;
  /** What the case is called by those who have it on paper. */
  readonly number: string;
  /** The photographs to begin with. */
  readonly chosen: readonly File[];
  /** The pages that were made before a reload. */
  readonly pages: readonly PageOfPhotograph[];
  /** What the other documents of the reply are called. */
  readonly names: readonly string[];
  /** What the document may weigh at most, in bytes. */
  readonly most: number;
}

export interface PhotographsContext extends PhotographsInput {
  /** How many of the chosen ones have been looked at. */
  readonly looked: number;
  /** What those are called that the browser cannot read. */
  readonly unreadable: readonly string[];
  /** The page that was taken out last, and where it was. */
  readonly removed: { readonly page: PageOfPhotograph; readonly at: number } | null;
  readonly file: File | null;
}

export type PhotographsExit =
  | { readonly type: 'completed'; readonly file: File }
  | { readonly type: 'cancelled' }
  /** No page, and none of these can become one. */
  | { readonly type: 'unreadable'; readonly files: readonly File[] };

export type PhotographsEvent =
  | PhotographsAnswer
  | { readonly type: 'photographs.chosen'; readonly files: readonly File[] }
  | { readonly type: 'photographs.stopped' }
  | { readonly type: 'photographs.joined' }
  | { readonly type: 'photographs.discarded' }
  | { readonly type: 'photograph.moved'; readonly id: string; readonly by: -1 | 1 }
  | { readonly type: 'photograph.turned'; readonly id: string }
  | { readonly type: 'photograph.removed'; readonly id: string }
  | { readonly type: 'photograph.restored' }
  | { readonly type: 'dialog.closed' };

/** The pages with one of them a place earlier or later; null where it cannot go there. */
export const moved = (pages: readonly PageOfPhotograph[], id: string, by: number) => {
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
