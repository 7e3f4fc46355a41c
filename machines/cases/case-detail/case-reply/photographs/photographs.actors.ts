import { requestActor } from '../../../../call';
import { requiredActor } from '../../../../typed-chart';

/** One photograph made ready for a page: small enough, and without metadata. */
export interface PageOfPhotograph {
  readonly id: string;
  /** The file's name: shown on the screen, never written into the document. */
  readonly name: string;
  /** JPEG, upright as the camera was held. */
  readonly image: Blob;
  /** The same, small, for the screen. */
  readonly thumbnail: Blob;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise that the merchant has added. */
  readonly turns: 0 | 1 | 2 | 3;
}

/** Where this browser stores pages until the reply is sent; a page that cannot be stored is absent after a reload. */
export interface PageStore {
  read(caseId: string): Promise<readonly PageOfPhotograph[]>;
  write(caseId: string, pages: readonly PageOfPhotograph[]): Promise<void>;
  clear(caseId: string): Promise<void>;
}

export interface Composition {
  readonly pages: readonly PageOfPhotograph[];
  readonly number: string;
  readonly names: readonly string[];
  readonly most: number;
}

export type ReadingAnswer =
  | { readonly type: 'photograph.read'; readonly page: PageOfPhotograph }
  | { readonly type: 'photograph.unreadable'; readonly name: string }
  | { readonly type: 'photographs.finished' };

export type CompositionAnswer =
  | { readonly type: 'photographs.composed'; readonly file: File }
  | { readonly type: 'photographs.tooLarge' }
  | { readonly type: 'photographs.notComposed' };

type KeptAnswer = { readonly type: 'photographs.saved' };

export type PhotographsAnswer = ReadingAnswer | CompositionAnswer | KeptAnswer;

interface Kept {
  readonly caseId: string;
  readonly pages: readonly PageOfPhotograph[];
}

/** Pages in progress survive a reload and a closed tab; without pages nothing is stored. */
export const pageActors = (store: PageStore) => ({
  keepPages: requestActor<Kept, KeptAnswer>(async ({ caseId, pages }) => {
    await (pages.length === 0 ? store.clear(caseId) : store.write(caseId, pages));
    return { type: 'photographs.saved' };
  }),
});

export const photographsActors = {
  readPhotographs: requiredActor<{ files: readonly File[] }>('readPhotographs'),
  composePhotographs: requiredActor<Composition>('composePhotographs'),
  keepPages: requiredActor<Kept>('keepPages'),
};
