import { and, assign, setup, stateIn } from 'xstate';
import type { StateMeta } from '../../../../flow-result';
import { type PageOfPhotograph, photographsActors } from './photographs.actors';
import {
  moved,
  type PhotographsContext,
  type PhotographsEvent,
  type PhotographsInput,
  type Room,
  turned,
} from './photographs.types';

type Move = Extract<PhotographsEvent, { readonly type: 'photograph.moved' }>;

/** The vocabulary of the photographs chart: what its guards ask and what its actions do. */
export const photographsSetup = setup({
  types: {
    context: {} as PhotographsContext,
    events: {} as PhotographsEvent,
    input: {} as PhotographsInput,
    tags: {} as 'reading' | 'composing',
    meta: {} as StateMeta,
  },
  actors: photographsActors,
  guards: {
    hasPages: ({ context }) => context.pages.length > 0,
    isArranging: stateIn({ pages: 'arranging' }),
    isPage: ({ context, event }) =>
      'id' in event && context.pages.some(({ id }) => id === event.id),
    hasPlace: ({ context, event }) =>
      event.type === 'photograph.moved' && moved(context.pages, event) !== null,
    hasRemoved: ({ context }) => context.before !== null,
    canChange: and(['isArranging', 'isPage']),
    canMove: and(['isArranging', 'hasPlace']),
    canRestore: and(['isArranging', 'hasRemoved']),
  },
  actions: {
    // Unread photographs come first.
    takeChosen: assign(({ context }, { files }: { files: readonly File[] }) => ({
      chosen: [...context.chosen.slice(context.looked), ...files],
      looked: 0,
      unreadable: [],
      before: null,
    })),
    keepRoom: assign((_, { names, most }: Room) => ({ names, most })),
    forgetChosen: assign({ chosen: [], looked: 0 }),
    keepPage: assign(({ context }, { page }: { page: PageOfPhotograph }) => ({
      pages: [...context.pages, page],
      looked: context.looked + 1,
    })),
    keepUnreadable: assign(({ context }, { name }: { name: string }) => ({
      unreadable: [...context.unreadable, name],
      looked: context.looked + 1,
    })),
    movePage: assign(({ context: { pages } }, move: Move) => ({
      pages: moved(pages, move) ?? pages,
    })),
    turnPage: assign(({ context }, { id }: { id: string }) => ({
      pages: context.pages.map((page) => (page.id === id ? turned(page) : page)),
    })),
    removePage: assign(({ context: { pages } }, removed: { id: string }) => ({
      pages: pages.filter(({ id }) => id !== removed.id),
      before: pages,
    })),
    removeAll: assign(({ context }) => ({ pages: [], before: context.pages })),
    restorePages: assign(({ context }) => ({
      pages: context.before ?? context.pages,
      before: null,
    })),
    keepFile: assign((_, { file }: { file: File }) => ({ file })),
    forgetFile: assign({ file: null }),
  },
});
