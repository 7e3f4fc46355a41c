import { eboxDetail } from '../../../acquirer/contract/cases';
import { failing } from '../../failing';
import { failed, flowOutput } from '../../flow-result';
import { withEvent } from '../../typed-chart';
import { caseDetailSetup } from './case-detail.setup';
import { documentInput, formInput, receiptIn, replyInput } from './case-detail.types';

/** One case: its data, its documents, and the reply where one is possible. */
export const caseDetailMachine = caseDetailSetup.createMachine({
  id: 'caseDetail',
  description: 'Dettaglio pratica: i dati, i documenti, la risposta',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    detail: null,
    historyPage: 1,
    wanted: null,
    leftOver: null,
  }),
  states: {
    loading: {
      description: 'Chiede la pratica',
      tags: ['loading'],
      meta: { spec: ['API-072', 'API-073'] },
      invoke: {
        id: 'detail',
        src: 'detail',
        input: ({ context }) => ({ caseId: context.caseId }),
      },
      on: {
        ...failing(eboxDetail, 'failed'),
        'level.left': 'cancelled',
        'http.200': [
          {
            guard: withEvent('cannotBeAnswered'),
            target: 'recalling',
            actions: withEvent('keepDetail'),
          },
          {
            target: 'open',
            actions: withEvent('keepDetail'),
            meta: { happyPath: true },
          },
        ],
        'http.403': 'notFound',
        'http.404': 'notFound',
      },
    },
    recalling: {
      description: 'Non si può rispondere: qui è rimasto qualcosa di scritto per questa pratica?',
      tags: ['loading'],
      meta: { spec: ['CAS-022', 'CAS-048'] },
      invoke: {
        id: 'findLeftOver',
        src: 'findLeftOver',
        input: ({ context }) => ({ caseId: context.caseId }),
      },
      on: {
        'level.left': 'cancelled',
        'leftOver.found': { target: 'open', actions: withEvent('keepLeftOver') },
        'leftOver.none': { target: 'open', meta: { happyPath: true } },
      },
    },
    open: {
      type: 'parallel',
      description: 'La pratica sullo schermo',
      meta: { spec: ['CAS-031', 'CAS-032', 'CAS-033', 'CAS-034', 'CAS-035', 'CAS-036'] },
      states: {
        history: {
          initial: 'shown',
          description: 'Lo storico, 10 righe per pagina',
          meta: { spec: ['CAS-044', 'CAS-045'] },
          on: {
            'page.requested': {
              guard: withEvent('pageExists'),
              actions: [withEvent('keepPage'), 'moveHistory'],
            },
            'history.requested': {
              target: '.refreshing',
              meta: { spec: ['ERR-017'], happyPath: true },
            },
          },
          states: {
            shown: { description: 'Lo storico come lo conosce l’acquirer' },
            refreshing: {
              description: 'Chiede di nuovo la pratica, senza toccare la risposta',
              invoke: {
                id: 'detail',
                src: 'detail',
                input: ({ context }) => ({ caseId: context.caseId }),
              },
              on: {
                ...failing(eboxDetail, 'notRefreshed'),
                'history.requested': {},
                'http.200': {
                  target: 'shown',
                  actions: [withEvent('keepDetail'), 'moveHistory'],
                  meta: { happyPath: true },
                },
              },
            },
            notRefreshed: { description: 'Lo storico è quello di prima: si può riprovare' },
          },
        },
        deadline: {
          initial: 'asking',
          description: 'La scadenza e l’importo contestato, che stanno nell’elenco',
          states: {
            asking: {
              description: 'Cerca la pratica nel suo elenco, se quello non li ha già detti',
              meta: { spec: ['API-070', 'CAS-055'] },
              always: { guard: 'isHeaderKnown', target: 'known', meta: { happyPath: true } },
              invoke: {
                id: 'header',
                src: 'header',
                input: ({ context: { caseId, ebox, state } }) => ({ caseId, ebox, state }),
              },
              on: {
                'header.found': {
                  target: 'known',
                  actions: withEvent('keepHeader'),
                },
                'header.unknown': 'unknown',
              },
            },
            known: { description: 'Si sa quando scade e quanto è contestato' },
            unknown: { description: 'Non si sa: la testata dice il resto' },
          },
        },
        reply: {
          initial: 'deciding',
          description: 'La risposta',
          on: { 'level.left': { target: '#caseDetail.cancelled', meta: { spec: ['CAS-046'] } } },
          states: {
            deciding: {
              description: 'A questa pratica si può rispondere?',
              meta: { spec: ['CAS-022', 'CAS-048'] },
              always: [
                { guard: 'canReply', target: 'writing', meta: { happyPath: true } },
                { target: 'viewOnly' },
              ],
            },
            viewOnly: {
              description: 'Si può solo guardare',
              meta: { spec: ['CAS-005', 'CAS-048'] },
            },
            writing: {
              description: 'Si può rispondere e inviare',
              meta: { spec: ['CAS-037', 'CAS-038', 'CAS-042', 'CAS-047'] },
              on: {
                'level.left': { actions: 'askReply', meta: { spec: ['CAS-046'] } },
                'leaving.requested': { actions: 'askReply', meta: { spec: ['CAS-050'] } },
              },
              invoke: {
                id: 'reply',
                src: 'reply',
                input: ({ context }) => replyInput(context),
                onDone: [
                  {
                    guard: 'replySent',
                    target: '#caseDetail.completed',
                    meta: { spec: ['CAS-050'], happyPath: true },
                  },
                  {
                    guard: 'replyLeft',
                    target: '#caseDetail.cancelled',
                    meta: { spec: ['CAS-046'] },
                  },
                  {
                    guard: 'replyOvertaken',
                    target: 'overtaken',
                    actions: [withEvent('keepOvertaken'), 'moveHistory'],
                  },
                  {
                    guard: 'replyFailed',
                    target: '#caseDetail.failed',
                    meta: { spec: ['CAS-052'] },
                  },
                ],
              },
            },
            overtaken: {
              description: 'Qualcun altro ha già risposto: ciò che era scritto resta da leggere',
              meta: { spec: ['CAS-022', 'CAS-048'] },
            },
          },
        },
        pdf: {
          initial: 'idle',
          description: 'Il modulo per fax o posta',
          states: {
            idle: {
              description: 'Nessun modulo in preparazione',
              on: {
                'pdf.requested': {
                  guard: 'offersForm',
                  target: 'making',
                  meta: { spec: ['CAS-040', 'CAS-048'], happyPath: true },
                },
              },
            },
            making: {
              description: 'Prepara il modulo con i dati della pratica e lo salva',
              meta: { spec: ['CAS-040'] },
              invoke: {
                id: 'makePdf',
                src: 'makePdf',
                input: ({ context }) => formInput(context),
              },
              on: {
                'pdf.made': { target: 'idle', meta: { happyPath: true } },
                'pdf.failed': 'notMade',
              },
            },
            notMade: {
              description: 'Il modulo non è stato preparato: dialogo',
              on: { 'dialog.closed': 'idle' },
            },
          },
        },
        document: {
          initial: 'idle',
          description: 'Il documento di una riga dello storico',
          states: {
            idle: {
              description: 'Nessun documento in arrivo',
              on: {
                'document.requested': {
                  target: 'arriving',
                  actions: withEvent('keepWanted'),
                  meta: { spec: ['CAS-049'], happyPath: true },
                },
              },
            },
            arriving: {
              description: 'Il documento arriva e si apre, finché la sua riga è sullo schermo',
              meta: { spec: ['CAS-049', 'API-074', 'API-075'] },
              exit: 'forgetWanted',
              on: {
                'history.moved': {
                  guard: 'rowIsLeft',
                  target: 'idle',
                  meta: { spec: ['CAS-045', 'CAS-049'] },
                },
              },
              invoke: {
                id: 'document',
                src: 'document',
                input: ({ context }) => documentInput(context),
                onDone: [
                  { guard: 'documentCompleted', target: 'idle', meta: { happyPath: true } },
                  { guard: 'documentCancelled', target: 'idle' },
                  { guard: 'documentFailed', target: '#caseDetail.failed' },
                ],
              },
            },
          },
        },
      },
    },
    cancelled: {
      type: 'final',
      description: 'Indietro, all’elenco delle pratiche',
      meta: { spec: ['CAS-046'] },
      output: { type: 'cancelled' },
    },
    completed: {
      type: 'final',
      description: 'La risposta è stata inviata',
      meta: { spec: ['CAS-050'] },
      output: ({ context, event }) => ({ type: 'completed', receipt: receiptIn(event, context) }),
    },
    notFound: {
      type: 'final',
      description: 'La pratica non c’è più, o è di altri',
      meta: { spec: ['CAS-055', 'PRM-003'] },
      output: { type: 'notFound' },
    },
    failed,
  },
  output: flowOutput,
});
