import { withEvent } from '../../../../typed-chart';
import { photographsSetup } from './photographs.setup';

/** Photographs of documents: read, put in order, and joined to one PDF after every change. */
export const photographsMachine = photographsSetup.createMachine({
  id: 'photographs',
  type: 'parallel',
  description: 'Le foto dei documenti, che diventano da sole un solo PDF',
  context: ({ input }) => ({
    ...input,
    chosen: [],
    looked: 0,
    unreadable: [],
    before: null,
    file: null,
  }),
  states: {
    pages: {
      initial: 'arranging',
      description: 'Le pagine',
      on: {
        'photographs.chosen': {
          target: '.reading',
          actions: [withEvent('takeChosen'), withEvent('keepRoom')],
          meta: { spec: ['CAS-037'], happyPath: true },
        },
        'photographs.discarded': {
          guard: 'hasPages',
          target: '.arranging',
          actions: ['forgetChosen', 'removeAll'],
        },
      },
      states: {
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
            'photograph.read': { actions: withEvent('keepPage') },
            'photograph.unreadable': { actions: withEvent('keepUnreadable') },
            'photographs.finished': {
              target: 'arranging',
              actions: 'forgetChosen',
              meta: { happyPath: true },
            },
            'documents.changed': { actions: withEvent('keepRoom') },
            'photographs.stopped': { target: 'arranging', actions: 'forgetChosen' },
          },
        },
        arranging: {
          initial: 'changed',
          description: 'Si mettono in ordine, si girano, si tolgono',
          meta: { spec: ['CAS-037'] },
          on: {
            'documents.changed': {
              target: '.changed',
              actions: withEvent('keepRoom'),
            },
            'photograph.moved': {
              guard: 'canMove',
              target: '.composing',
              actions: withEvent('movePage'),
            },
            'photograph.turned': {
              guard: 'canChange',
              target: '.composing',
              actions: withEvent('turnPage'),
            },
            'photograph.removed': {
              guard: 'canChange',
              target: '.changed',
              actions: withEvent('removePage'),
            },
            'photograph.restored': {
              guard: 'canRestore',
              target: '.composing',
              actions: 'restorePages',
            },
          },
          states: {
            changed: {
              description: 'C’è almeno una pagina?',
              always: [
                { guard: 'hasPages', target: 'composing', meta: { happyPath: true } },
                { target: 'ready', actions: 'forgetFile' },
              ],
            },
            composing: {
              description: 'Unisce le foto in un PDF; intanto si possono ancora ordinare',
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
                  target: 'ready',
                  actions: withEvent('keepFile'),
                  meta: { happyPath: true },
                },
                'photographs.tooLarge': { target: 'tooLarge', actions: 'forgetFile' },
                'photographs.notComposed': { target: 'notComposed', actions: 'forgetFile' },
              },
            },
            ready: { description: 'Le foto sono un documento della risposta, o non ce ne sono' },
            tooLarge: {
              description: 'Anche ridotte, insieme superano ciò che si può inviare',
              meta: { spec: ['VAL-079'] },
            },
            notComposed: {
              description: 'Il PDF non si è potuto preparare',
              on: { 'photographs.retried': 'composing' },
            },
          },
        },
      },
    },
    copy: {
      initial: 'saved',
      description: 'Le pagine in questo browser',
      on: {
        'photograph.read': { target: '.keeping', meta: { happyPath: true } },
        'photograph.moved': { guard: 'canMove', target: '.keeping' },
        'photograph.turned': { guard: 'canChange', target: '.keeping' },
        'photograph.removed': { guard: 'canChange', target: '.keeping' },
        'photograph.restored': { guard: 'canRestore', target: '.keeping' },
        'photographs.discarded': { guard: 'hasPages', target: '.keeping' },
      },
      states: {
        saved: { description: 'Le pagine sono salve anche per un ricaricamento' },
        keeping: {
          description: 'Salva le pagine',
          meta: { spec: ['CAS-037'] },
          invoke: {
            id: 'keepPages',
            src: 'keepPages',
            input: ({ context: { caseId, pages } }) => ({ caseId, pages }),
          },
          on: { 'photographs.saved': { target: 'saved', meta: { happyPath: true } } },
        },
      },
    },
  },
});
