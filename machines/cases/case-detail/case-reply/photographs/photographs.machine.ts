import { flowOutput } from '../../../../flow-result';
import { photographsSetup } from './photographs.setup';

/** Photographs of documents on their way to one PDF: read, put in order, joined. */
export const photographsMachine = photographsSetup.createMachine({
  id: 'photographs',
  description: 'Le foto dei documenti, da leggere, ordinare e unire in un solo PDF',
  initial: 'working',
  context: ({ input }) => ({ ...input, looked: 0, unreadable: [], removed: null, file: null }),
  states: {
    working: {
      type: 'parallel',
      description: 'Si leggono, si ordinano e si uniscono le foto; intanto le pagine si salvano',
      states: {
        pages: {
          initial: 'arriving',
          description: 'Le pagine',
          states: {
            arriving: {
              description: 'Ci sono foto da leggere, o solo pagine ritrovate?',
              always: [
                { guard: 'hasChosen', target: 'reading', meta: { way: 'good' } },
                { target: 'arranging' },
              ],
            },
            reading: {
              description: 'Legge le foto una alla volta: le raddrizza, le schiarisce, le riduce',
              tags: ['reading'],
              meta: { spec: ['VAL-078'] },
              invoke: {
                id: 'readPhotographs',
                src: 'readPhotographs',
                input: ({ context }) => ({ files: context.chosen }),
              },
              on: {
                'photograph.read': { actions: 'keepPage' },
                'photograph.unreadable': { actions: 'keepUnreadable' },
                'photographs.finished': [
                  { guard: 'hasPages', target: 'arranging', meta: { way: 'good' } },
                  { target: '#photographs.unreadable', meta: { spec: ['VAL-078'] } },
                ],
                'photographs.stopped': [
                  { guard: 'hasPages', target: 'arranging' },
                  { target: '#photographs.cancelled' },
                ],
              },
            },
            arranging: {
              initial: 'ready',
              description: 'Si mettono in ordine, si girano, si tolgono',
              meta: { spec: ['CAS-037'] },
              on: {
                'photographs.chosen': { target: 'reading', actions: 'takeChosen' },
                'photograph.moved': { guard: 'canMove', target: '.ready', actions: 'movePage' },
                'photograph.turned': { guard: 'canChange', target: '.ready', actions: 'turnPage' },
                'photograph.removed': {
                  guard: 'canChange',
                  target: '.ready',
                  actions: 'removePage',
                },
                'photograph.restored': {
                  guard: 'canRestore',
                  target: '.ready',
                  actions: 'restorePage',
                },
                'photographs.joined': {
                  guard: 'hasPages',
                  target: 'composing',
                  meta: { way: 'good' },
                },
                'photographs.discarded': [
                  { guard: 'hasPages', target: 'confirmingDiscard' },
                  { target: '#photographs.discarding' },
                ],
              },
              states: {
                ready: { description: 'Le foto attendono di essere allegate' },
                tooLarge: {
                  description: 'Anche ridotte, insieme superano ciò che si può inviare',
                  meta: { spec: ['VAL-079'] },
                },
                notComposed: { description: 'Il PDF non si è potuto preparare' },
              },
            },
            confirmingDiscard: {
              description: 'Dialogo: scartare le foto?',
              on: {
                'photographs.discarded': '#photographs.discarding',
                'dialog.closed': 'arranging',
              },
            },
            composing: {
              description: 'Unisce le foto in un PDF',
              tags: ['composing'],
              meta: { spec: ['VAL-078', 'VAL-079'] },
              invoke: {
                id: 'composePhotographs',
                src: 'composePhotographs',
                input: ({ context: { pages, number, names, most } }) => ({
                  pages,
                  number,
                  names,
                  most,
                }),
              },
              on: {
                'photographs.composed': {
                  target: '#photographs.completed',
                  actions: 'keepFile',
                  meta: { way: 'good' },
                },
                'photographs.tooLarge': 'arranging.tooLarge',
                'photographs.notComposed': 'arranging.notComposed',
              },
            },
          },
        },
        copy: {
          initial: 'kept',
          description: 'Le pagine in questo browser',
          on: {
            'photograph.read': { target: '.keeping', meta: { way: 'good' } },
            'photograph.moved': { guard: 'canMove', target: '.keeping' },
            'photograph.turned': { guard: 'canChange', target: '.keeping' },
            'photograph.removed': { guard: 'canChange', target: '.keeping' },
            'photograph.restored': { guard: 'canRestore', target: '.keeping' },
          },
          states: {
            kept: { description: 'Le pagine sono salve anche per un ricaricamento' },
            keeping: {
              description: 'Salva le pagine',
              meta: { spec: ['CAS-037'] },
              invoke: {
                id: 'keepPages',
                src: 'keepPages',
                input: ({ context: { caseId, pages } }) => ({ caseId, pages }),
              },
              on: { 'photographs.kept': { target: 'kept', meta: { way: 'good' } } },
            },
          },
        },
      },
    },
    discarding: {
      description: 'Cancella le pagine salvate',
      invoke: {
        id: 'keepPages',
        src: 'keepPages',
        input: ({ context: { caseId } }) => ({ caseId, pages: [] }),
      },
      on: { 'photographs.kept': 'cancelled' },
    },
    completed: {
      type: 'final',
      description: 'Le foto sono un PDF',
      meta: { spec: ['VAL-078'] },
      output: ({ context }) => ({ type: 'completed', file: context.file as File }),
    },
    cancelled: {
      type: 'final',
      description: 'Le foto sono state scartate',
      output: { type: 'cancelled' },
    },
    unreadable: {
      type: 'final',
      description: 'Nessuna delle foto si può leggere',
      meta: { spec: ['VAL-078'] },
      output: ({ context }) => ({ type: 'unreadable', files: context.chosen }),
    },
  },
  output: flowOutput,
});
