import { and, assign, setup, stateIn } from 'xstate';
import type { StateMeta } from '../../../../flow-result';
import { photographsActors } from './photographs.actors';
import {
  moved,
  type PhotographsContext,
  type PhotographsEvent,
  type PhotographsInput,
  turned,
} from './photographs.types';

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
      event.type === 'photograph.moved' && moved(context.pages, event.id, event.by) !== null,
    hasRemoved: ({ context }) => context.before !== null,
    canChange: and(['isArranging', 'isPage']),
    canMove: and(['isArranging', 'hasPlace']),
    canRestore: and(['isArranging', 'hasRemoved']),
  },
  actions: {
    // Unread photographs come first.
    takeChosen: assign(({ context, event }) =>
      event.type === 'photographs.chosen'
        ? {
            chosen: [...context.chosen.slice(context.looked), ...event.files],
            looked: 0,
            unreadable: [],
            before: null,
          }
        : {},
    ),
    keepRoom: assign(({ event }) =>
      event.type === 'photographs.chosen' || event.type === 'documents.changed'
        ? { names: event.names, most: event.most }
        : {},
    ),
    forgetChosen: assign({ chosen: [], looked: 0 }),
    keepPage: assign(({ context, event }) =>
      event.type === 'photograph.read'
        ? { pages: [...context.pages, event.page], looked: context.looked + 1 }
        : {},
    ),
    keepUnreadable: assign(({ context, event }) =>
      event.type === 'photograph.unreadable'
        ? { unreadable: [...context.unreadable, event.name], looked: context.looked + 1 }
        : {},
    ),
    movePage: assign({
      pages: ({ context, event }) =>
        (event.type === 'photograph.moved' ? moved(context.pages, event.id, event.by) : null) ??
        context.pages,
    }),
    turnPage: assign({
      pages: ({ context, event }) =>
        context.pages.map((page) =>
          event.type === 'photograph.turned' && page.id === event.id ? turned(page) : page,
        ),
    }),
    removePage: assign(({ context, event }) =>
      event.type === 'photograph.removed'
        ? { pages: context.pages.filter(({ id }) => id !== event.id), before: context.pages }
        : {},
    ),
    removeAll: assign(({ context }) => ({ pages: [], before: context.pages })),
    restorePages: assign(({ context }) => ({
      pages: context.before ?? context.pages,
      before: null,
    })),
    keepFile: assign(({ event }) =>
      event.type === 'photographs.composed' ? { file: event.file } : {},
    ),
    forgetFile: assign({ file: null }),
  },
});
