import { eboxRequest, getEboxList } from '../../acquirer/contract/cases';
import { openCases } from '../../acquirer/contract/open-cases';
import { failing } from '../failing';
import { failed, flowOutput } from '../flow-result';
import { withEvent } from '../typed-chart';
import { casesSetup } from './cases.setup';
import {
  beginning,
  caseInput,
  countsInput,
  detailInput,
  inboxInput,
  listInput,
  nextInput,
  openCountsInput,
  overviewInput,
  receiptInput,
} from './cases.types';

/** Dispute Online: the managers, the states of their cases, the cases of a state, one case. */
export const casesMachine = casesSetup.createMachine({
  id: 'cases',
  description: 'Gestione dispute: gestori, stati, elenco delle pratiche, pratica, ricevuta',
  initial: 'opening',
  context: ({ input }) => beginning(input),
  on: {
    'address.opened': [
      { guard: 'opensInbox', target: '.inbox' },
      { guard: 'opensLeftCase', target: '.case', actions: 'reopenLeft' },
      { guard: 'opensCase', target: '.case' },
      { guard: 'opensList', target: '.manager.list' },
      { guard: 'opensSummary', target: '.manager.summary' },
      { guard: 'opensManagers', target: '.managers' },
    ],
  },
  states: {
    opening: {
      description: 'L’indirizzo decide che cosa si vede: il suo gestore c’è?',
      tags: ['loading'],
      meta: { spec: ['CAS-001', 'CAS-030', 'CAS-055', 'API-066'] },
      always: [
        { guard: 'namesInbox', target: 'inbox' },
        { guard: 'namesNothing', target: 'managers', meta: { happyPath: true } },
      ],
      invoke: { id: 'managers', src: 'managers' },
      on: {
        ...failing(getEboxList, 'failed'),
        'http.200': [
          { guard: 'namesCase', target: 'case', actions: ['keepManagers', 'openPlace'] },
          { guard: 'namesList', target: 'manager.list', actions: ['keepManagers', 'openPlace'] },
          { guard: 'namesSummary', target: 'manager', actions: ['keepManagers', 'openPlace'] },
          { guard: 'namesNoCase', target: 'case.notFound' },
          { target: 'managers.shown', actions: 'keepManagers' },
        ],
      },
    },
    managers: {
      description: 'GESTIONE RICHIESTE: i gestori',
      meta: { page: 'caseManagers', spec: ['CAS-001', 'CAS-002', 'CAS-003', 'CAS-004'] },
      initial: 'loading',
      entry: ['forgetManager', 'notifyPlace'],
      on: { 'inbox.requested': { guard: 'inboxOffered', target: 'inbox' } },
      states: {
        loading: {
          description: 'Chiede i gestori',
          tags: ['loading'],
          meta: { spec: ['API-066'] },
          invoke: { id: 'managers', src: 'managers' },
          on: {
            ...failing(getEboxList, '#cases.failed'),
            'http.200': { target: 'shown', actions: 'keepManagers', meta: { happyPath: true } },
          },
        },
        shown: {
          description: 'Si sceglie un gestore, se ce n’è; i conteggi arrivano uno alla volta',
          meta: { spec: ['CAS-002', 'CAS-005', 'API-069'] },
          invoke: { id: 'openCounts', src: 'openCounts', input: openCountsInput },
          on: {
            ...failing(eboxRequest, { actions: 'leaveOut' }),
            'http.200': { actions: 'keepOpen' },
            'manager.chosen': {
              target: '#cases.manager',
              actions: withEvent('keepManager'),
              meta: { happyPath: true },
            },
          },
        },
      },
    },
    manager: {
      description: 'Le pratiche di un gestore',
      initial: 'summary',
      invoke: { id: 'overview', src: 'overview', input: overviewInput },
      on: {
        'overview.counted': { actions: withEvent('keepOverview') },
        'inbox.requested': { guard: 'othersHaveOpen', target: 'inbox' },
      },
      states: {
        summary: {
          description: 'Contate per stato',
          meta: {
            page: 'caseManagers',
            spec: ['CAS-006', 'CAS-007', 'CAS-008', 'CAS-009', 'CAS-011'],
          },
          initial: 'loading',
          entry: ['forgetCase', 'notifyPlace'],
          on: { 'level.left': '#cases.managers' },
          states: {
            loading: {
              description: 'Conta le pratiche',
              tags: ['loading'],
              meta: { spec: ['API-069', 'CAS-019'] },
              invoke: { id: 'counts', src: 'counts', input: countsInput },
              on: {
                ...failing(eboxRequest, '#cases.failed'),
                'http.200': { target: 'showing', actions: 'keepCounts', meta: { happyPath: true } },
              },
            },
            showing: {
              description: 'Gli stati e la legenda; uno stato con pratiche si apre',
              meta: { spec: ['CAS-010'] },
              on: {
                'state.opened': {
                  guard: withEvent('hasCases'),
                  target: '#cases.manager.list',
                  actions: withEvent('keepState'),
                  meta: { happyPath: true },
                },
              },
            },
          },
        },
        list: {
          description: 'Quelle di uno stato, 10 per pagina',
          meta: {
            page: 'caseList',
            spec: ['CAS-023', 'CAS-024', 'CAS-025', 'CAS-026', 'CAS-027', 'CAS-029'],
          },
          entry: 'notifyPlace',
          on: {
            'level.left': 'summary',
            'case.opened': {
              target: '#cases.case',
              actions: withEvent('keepCase'),
              meta: { spec: ['CAS-028'], happyPath: true },
            },
            'case.sought': { actions: withEvent('keepSought') },
          },
          invoke: {
            id: 'list',
            src: 'list',
            input: listInput,
            onSnapshot: { actions: withEvent('keepListed') },
            onDone: { guard: 'childFailed', target: '#cases.failed' },
          },
        },
      },
    },
    inbox: {
      description: 'RICHIESTE APERTE: quelle di tutti i gestori, 60 per pagina',
      meta: { page: 'openCases', spec: ['CAS-019', 'CAS-022', 'CAS-028'] },
      entry: ['forgetManager', 'notifyPlace'],
      on: {
        'overview.counted': { actions: withEvent('keepOverview') },
        'level.left': 'managers',
        'openCase.opened': {
          target: 'case',
          actions: withEvent('keepOpenCase'),
          meta: { spec: ['CAS-028'], happyPath: true },
        },
      },
      invoke: [
        {
          id: 'inbox',
          src: 'inbox',
          input: inboxInput,
          onSnapshot: { actions: withEvent('keepQueue') },
          onDone: { guard: 'childFailed', target: 'failed' },
        },
        { id: 'overview', src: 'overview', input: overviewInput },
      ],
    },
    case: {
      description: 'DISPUTE ONLINE - DETTAGLIO PRATICA',
      meta: { page: 'caseDetail', spec: ['CAS-031', 'CAS-022', 'CAS-055'] },
      initial: 'open',
      states: {
        open: {
          description: 'La pratica; se da qui le è stato risposto, con la sua ricevuta',
          meta: { spec: ['CAS-050'] },
          initial: 'page',
          entry: ['forgetReceipt', 'notifyPlace'],
          on: {
            'leaving.requested': { actions: 'askCase', meta: { spec: ['CAS-050'] } },
            'case.next': { guard: 'oneFollows', target: 'turning' },
            'assignment.requested': { guard: 'assignmentOffered', target: 'assigning' },
            'receipt.found': { actions: withEvent('keepReceipt') },
          },
          invoke: [
            { id: 'readReceipt', src: 'readReceipt', input: caseInput },
            {
              id: 'detail',
              src: 'detail',
              input: detailInput,
              onDone: [
                { guard: 'caseLeftToInbox', target: '#cases.inbox', meta: { spec: ['CAS-046'] } },
                { guard: 'childLeft', target: '#cases.manager.list', meta: { spec: ['CAS-046'] } },
                {
                  guard: 'replySent',
                  target: 'sent',
                  actions: withEvent('keepSent'),
                  meta: { spec: ['CAS-050'], happyPath: true },
                },
                { guard: 'caseNotFound', target: 'notFound' },
                { guard: 'childFailed', target: '#cases.failed', meta: { spec: ['CAS-052'] } },
              ],
            },
          ],
          states: {
            page: {
              description: 'La pratica sullo schermo',
              on: { 'receipt.requested': { guard: 'hasReceipt', target: 'receipt' } },
            },
            receipt: {
              description: 'La ricevuta, sopra la pratica',
              on: { 'receipt.closed': 'page' },
            },
          },
        },
        turning: {
          description: 'Va alla richiesta aperta seguente, anche su un’altra pagina',
          tags: ['loading'],
          meta: { spec: ['CAS-028'] },
          invoke: { id: 'nextCase', src: 'nextCase', input: nextInput },
          on: {
            ...failing(openCases, '#cases.failed'),
            'http.200': [
              {
                guard: 'nextFound',
                target: 'open',
                actions: 'keepNext',
                meta: { happyPath: true },
              },
              { target: '#cases.inbox' },
            ],
          },
        },
        assigning: {
          description: 'La pratica passa a un altro gestore; ciò che era scritto resta in bozza',
          meta: { spec: ['CAS-005', 'CAS-044'] },
          invoke: {
            id: 'assignment',
            src: 'assignment',
            input: caseInput,
            onDone: [
              { guard: 'childLeft', target: 'open' },
              {
                guard: 'caseAssigned',
                target: 'open',
                actions: withEvent('keepAssigned'),
                meta: { happyPath: true },
              },
              { guard: 'childFailed', target: '#cases.failed' },
            ],
          },
        },
        sent: {
          description:
            'La richiesta è stata effettuata correttamente: la ricevuta, che si salva qui',
          meta: { page: 'result', spec: ['CAS-050', 'CAS-051'] },
          entry: ['forgetCase', 'notifyPlace'],
          invoke: { id: 'storeReceipt', src: 'storeReceipt', input: receiptInput },
          on: {
            'disputes.requested': { target: '#cases.managers', meta: { spec: ['CAS-051'] } },
            'case.next': { guard: 'oneFollows', target: 'turning' },
            'inbox.requested': { guard: 'cameFromInbox', target: '#cases.inbox' },
          },
        },
        notFound: {
          description: 'Questa richiesta non risulta tra le sue',
          meta: { spec: ['CAS-055', 'PRM-003'] },
          on: {
            'level.left': [
              { guard: 'cameFromInbox', target: '#cases.inbox' },
              { guard: 'listIsKnown', target: '#cases.manager.list' },
              { target: '#cases.managers' },
            ],
          },
        },
      },
    },
    failed,
  },
  output: flowOutput,
});
