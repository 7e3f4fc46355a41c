import { and, assign, setup, stateIn } from 'xstate';
import type { StateMeta } from '../../../../flow-result';
import { photographsActors } from './photographs.actors';
import {
  moved,
  type PhotographsContext,
  type PhotographsEvent,
  type PhotographsExit,
  type PhotographsInput,
  turned,
} from './photographs.types';

/** The vocabulary of the photographs chart: what its guards ask and what its actions do. */
export const photographsSetup = setup({
  types: {
    context: {} as PhotographsContext,
    events: {} as PhotographsEvent,
    input: {} as PhotographsInput,
    output: {} as PhotographsExit,
    meta: {} as StateMeta,
  },
  actors: photographsActors,
  guards: {
    hasChosen: ({ context }) => context.chosen.length > 0,
    hasPages: ({ context }) => context.pages.length > 0,
    isArranging: stateIn({ working: { pages: 'arranging' } }),
    isPage: ({ context, event }) =>
      'id' in event && context.pages.some(({ id }) => id === event.id),
    hasPlace: ({ context, event }) =>
      event.type === 'photograph.moved' && moved(context.pages, event.id, event.by) !== null,
    hasRemoved: ({ context }) => context.removed !== null,
    canChange: and(['isArranging', 'isPage']),
    canMove: and(['isArranging', 'hasPlace']),
    canRestore: and(['isArranging', 'hasRemoved']),
  },
  actions: {
    takeChosen: assign(({ event }) =>
      event.type === 'photographs.chosen'
        ? { chosen: event.files, looked: 0, unreadable: [], removed: null }
        : {},
    ),
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
    removePage: assign(({ context, event }) => {
      const at = context.pages.findIndex(
        ({ id }) => event.type === 'photograph.removed' && id === event.id,
      );
      const page = context.pages[at];
      return page === undefined
        ? {}
        : { pages: context.pages.toSpliced(at, 1), removed: { page, at } };
    }),
    restorePage: assign(({ context }) =>
      context.removed === null
        ? {}
        : {
            pages: context.pages.toSpliced(context.removed.at, 0, context.removed.page),
            removed: null,
          },
    ),
    keepFile: assign(({ event }) =>
      event.type === 'photographs.composed' ? { file: event.file } : {},
    ),
  },
});
