import { eboxRequest, getEboxList } from '../../acquirer/contract/cases';
import { failing } from '../failing';
import { flowOutput } from '../flow-result';
import type { CaseReceipt } from './case-detail/case-detail.types';
import { placeIn } from './cases.draft';
import { casesSetup } from './cases.setup';
import { type CasesContext, criteriaOf, holderOf, inForce } from './cases.types';

/** Counted again with each page that shows how many cases the other managers have. */
const overview = {
  id: 'overview',
  src: 'overview',
  input: ({ context }: { context: CasesContext }) => ({
    offered: context.extensions.includes('openCases'),
  }),
  onSnapshot: { guard: 'overviewAnswered', actions: 'keepOverview' },
} as const;

/** Dispute Online: the managers, the states of their cases, the cases of a state, one case. */
export const casesMachine = casesSetup.createMachine({
  id: 'cases',
  description: 'Gestione dispute: gestori, stati, elenco delle pratiche, pratica, ricevuta',
  initial: 'arriving',
  context: ({ input }) => ({
    ...input,
    place: input.place ?? placeIn(input.draft),
    managers: [],
    open: {},
    manager: null,
    assignedTo: null,
    counts: null,
    state: null,
    caseId: '',
    header: null,
    codes: [],
    sought: '',
    receipt: null,
    overview: null,
    queue: [],
    queueTotal: 0,
    left: null,
  }),
  states: {
    arriving: {
      description:
        'Ripresa di una ricevuta, di un gestore, di una pratica; o si comincia dai gestori',
      meta: { spec: ['CAS-030', 'CAS-055'] },
      always: [
        {
          guard: 'returnsToReceipt',
          target: 'result',
          actions: ['restoreReceipt', 'restoreQueue'],
        },
        { guard: 'namesNoCase', target: 'notFound' },
        { guard: 'returnsToInbox', target: 'inbox' },
        { guard: 'returnsToPlace', target: 'returning' },
        { target: 'managers', meta: { happyPath: true } },
      ],
    },
    returning: {
      description: 'Dopo un ricaricamento: il gestore c’è ancora?',
      tags: ['loading'],
      meta: { spec: ['CAS-055'] },
      invoke: { id: 'managers', src: 'managers' },
      on: {
        ...failing(getEboxList, 'failed'),
        'http.200': [
          {
            guard: 'returnsToCase',
            target: 'case',
            actions: ['keepManagers', 'restorePlace', 'restoreQueue'],
          },
          { guard: 'returnsToList', target: 'list', actions: ['keepManagers', 'restorePlace'] },
          {
            guard: 'returnsToSummary',
            target: 'summary',
            actions: ['keepManagers', 'restoreManager'],
          },
          { guard: 'namesOthersCase', target: 'notFound' },
          { target: 'managers' },
        ],
      },
    },
    managers: {
      description: 'GESTIONE RICHIESTE: i gestori',
      meta: {
        page: 'caseManagers',
        spec: ['CAS-001', 'CAS-002', 'CAS-003', 'CAS-004'],
      },
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
            'http.200': [
              {
                guard: 'managersFound',
                target: 'choosing',
                actions: 'keepManagers',
                meta: { happyPath: true },
              },
              { target: 'none', actions: 'keepManagers' },
            ],
          },
        },
        choosing: {
          description: 'Seleziona il gestore che ti interessa',
          meta: { spec: ['CAS-002', 'CAS-005'] },
          initial: 'deciding',
          on: {
            'manager.chosen': {
              target: '#cases.summary',
              actions: 'keepManager',
              meta: { happyPath: true },
            },
          },
          states: {
            deciding: {
              description: 'Il servizio offre i conteggi?',
              always: [
                { guard: 'countsOffered', target: 'counting', meta: { happyPath: true } },
                { target: 'notCounted' },
              ],
            },
            notCounted: { description: 'I gestori e nient’altro' },
            counting: {
              description: 'Si può già scegliere; i conteggi arrivano uno alla volta',
              meta: { spec: ['API-069'] },
              invoke: {
                id: 'openCounts',
                src: 'openCounts',
                input: ({ context }) => ({ eboxes: inForce(context.managers) }),
              },
              on: {
                ...failing(eboxRequest, { actions: 'leaveOut' }),
                'http.200': { actions: 'keepOpen' },
                'requests.asked': { target: 'counted', meta: { happyPath: true } },
              },
            },
            counted: { description: 'Ciò che non è arrivato resta senza conteggio' },
          },
        },
        none: { description: 'Nessun gestore' },
      },
    },
    summary: {
      description: 'Le pratiche di un gestore, contate per stato',
      meta: {
        page: 'caseManagers',
        spec: ['CAS-006', 'CAS-007', 'CAS-008', 'CAS-009', 'CAS-011'],
      },
      initial: 'loading',
      entry: ['forgetCase', 'notifyPlace'],
      invoke: overview,
      on: {
        'inbox.requested': { guard: 'othersHaveOpen', target: 'inbox' },
        'level.left': 'managers',
        'address.opened': [
          { guard: 'opensManagers', target: 'managers' },
          { guard: 'opensList', target: 'list' },
        ],
      },
      states: {
        loading: {
          description: 'Conta le pratiche',
          tags: ['loading'],
          meta: { spec: ['API-069', 'CAS-019'] },
          invoke: {
            id: 'counts',
            src: 'counts',
            input: ({ context }) => ({ ebox: context.manager?.eboxCode ?? '' }),
          },
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
              guard: 'hasCases',
              target: '#cases.list',
              actions: 'keepState',
              meta: { happyPath: true },
            },
          },
        },
      },
    },
    list: {
      description: 'Le pratiche di uno stato, 10 per pagina',
      meta: {
        page: 'caseList',
        spec: ['CAS-023', 'CAS-024', 'CAS-025', 'CAS-026', 'CAS-027', 'CAS-029'],
      },
      entry: 'notifyPlace',
      on: {
        'inbox.requested': { guard: 'othersHaveOpen', target: 'inbox' },
        'level.left': 'summary',
        'address.opened': [
          { guard: 'opensSummary', target: 'summary' },
          { guard: 'opensCase', target: 'case' },
        ],
        'case.opened': {
          target: 'case',
          actions: 'keepCase',
          meta: { spec: ['CAS-028'], happyPath: true },
        },
        'case.sought': { actions: 'keepSought' },
      },
      invoke: [
        {
          id: 'list',
          src: 'list',
          input: ({ context }) => ({
            criteria: criteriaOf(context),
            owner: context.owner,
            paging: 'client',
            pageSize: 10,
            page: context.page,
            onEntry: true,
            monthNeeded: false,
          }),
          onSnapshot: { actions: 'keepListed' },
          onDone: [{ guard: 'listFailed', target: 'failed' }],
        },
        overview,
      ],
    },
    inbox: {
      description: 'RICHIESTE APERTE: quelle di tutti i gestori, 60 per pagina',
      meta: { page: 'openCases', spec: ['CAS-019', 'CAS-022', 'CAS-028'] },
      entry: ['forgetManager', 'notifyPlace'],
      on: {
        'level.left': 'managers',
        'address.opened': [
          { guard: 'opensManagers', target: 'managers' },
          { guard: 'opensLeftCase', target: 'case', actions: 'reopenLeft' },
        ],
        'openCase.opened': {
          target: 'case',
          actions: 'keepOpenCase',
          meta: { spec: ['CAS-028'], happyPath: true },
        },
      },
      invoke: [
        {
          id: 'inbox',
          src: 'inbox',
          input: ({ context }) => ({
            criteria: context.inbox,
            owner: context.owner,
            paging: 'server',
            pageSize: 60,
            page: context.inboxPage,
            onEntry: true,
            monthNeeded: false,
          }),
          onSnapshot: { actions: 'keepQueue' },
          onDone: [{ guard: 'inboxFailed', target: 'failed' }],
        },
        overview,
      ],
    },
    case: {
      description: 'DISPUTE ONLINE - DETTAGLIO PRATICA',
      meta: { page: 'caseDetail', spec: ['CAS-031', 'CAS-022', 'CAS-055'] },
      initial: 'looking',
      entry: 'notifyPlace',
      on: {
        'leaving.requested': { actions: 'askCase', meta: { spec: ['CAS-050'] } },
        'address.opened': [
          { guard: 'opensInbox', target: 'inbox' },
          { guard: 'opensSummary', target: 'summary' },
          { guard: 'opensList', target: 'list' },
        ],
        'case.next': [
          { guard: 'nextIsOnPage', target: 'case', reenter: true, actions: 'keepNext' },
          { guard: 'nextIsOnOtherPage', target: 'turning' },
        ],
        'assignment.requested': { guard: 'assignmentOffered', target: 'assigning' },
      },
      invoke: {
        id: 'detail',
        src: 'detail',
        input: ({ context }) => ({
          caseId: context.caseId,
          ebox: holderOf(context)?.eboxCode ?? '',
          state: context.state,
          suspended: holderOf(context)?.flSuspended === '1',
          header: context.header,
          desk: context.desk,
          limits: context.limits,
          extensions: context.extensions,
        }),
        onDone: [
          { guard: 'caseLeftToInbox', target: 'inbox', meta: { spec: ['CAS-046'] } },
          { guard: 'caseLeft', target: 'list', meta: { spec: ['CAS-046'] } },
          {
            guard: 'replySent',
            target: 'result',
            actions: 'keepReceipt',
            meta: { spec: ['CAS-050'], happyPath: true },
          },
          { guard: 'caseNotFound', target: 'notFound' },
          { guard: 'caseFailed', target: 'failed', meta: { spec: ['CAS-052'] } },
        ],
      },
      states: {
        looking: {
          description: 'Questo browser ha la ricevuta di una risposta alla pratica?',
          invoke: {
            id: 'readReceipt',
            src: 'readReceipt',
            input: ({ context }) => ({ caseId: context.caseId }),
          },
          on: {
            'receipt.found': { target: 'answeredFromHere', actions: 'keepReceiptFound' },
            'receipt.unknown': 'withoutReceipt',
          },
        },
        answeredFromHere: {
          description: 'Da qui è già stato risposto: la ricevuta si può rivedere',
          meta: { spec: ['CAS-050'] },
          initial: 'offered',
          states: {
            offered: {
              description: 'Vedi la ricevuta',
              on: { 'receipt.requested': 'shown' },
            },
            shown: {
              description: 'La ricevuta, sopra la pratica',
              on: { 'receipt.closed': 'offered' },
            },
          },
        },
        withoutReceipt: { description: 'Da qui non è stato risposto' },
      },
    },
    turning: {
      description: 'La richiesta seguente è su un’altra pagina delle richieste aperte',
      tags: ['loading'],
      meta: { page: 'caseDetail', spec: ['CAS-028'] },
      on: {
        'address.opened': [
          { guard: 'opensInbox', target: 'inbox' },
          { guard: 'opensSummary', target: 'summary' },
          { guard: 'opensList', target: 'list' },
        ],
      },
      invoke: {
        id: 'nextCase',
        src: 'nextCase',
        input: ({ context: { inbox, inboxPage, queue } }) => ({
          criteria: inbox,
          page: inboxPage,
          known: queue,
        }),
        onDone: [
          {
            guard: 'nextFound',
            target: 'case',
            actions: 'keepNextPage',
            meta: { happyPath: true },
          },
          { guard: 'noneFollows', target: 'inbox' },
          { guard: 'nextFailed', target: 'failed' },
        ],
      },
    },
    assigning: {
      description: 'La pratica passa a un altro gestore; ciò che era scritto resta in bozza',
      meta: { page: 'caseDetail', spec: ['CAS-005', 'CAS-044'] },
      on: {
        'address.opened': [
          { guard: 'opensInbox', target: 'inbox' },
          { guard: 'opensSummary', target: 'summary' },
          { guard: 'opensList', target: 'list' },
          { guard: 'opensCase', target: 'case' },
        ],
      },
      invoke: {
        id: 'assignment',
        src: 'assignment',
        input: ({ context }) => ({
          caseId: context.caseId,
          ebox: holderOf(context)?.eboxCode ?? '',
        }),
        onDone: [
          { guard: 'assignmentLeft', target: 'case' },
          {
            guard: 'caseAssigned',
            target: 'case',
            actions: 'keepAssigned',
            meta: { happyPath: true },
          },
          { guard: 'assignmentFailed', target: 'failed' },
        ],
      },
    },
    result: {
      description: 'La richiesta è stata effettuata correttamente: la ricevuta',
      meta: { page: 'result', spec: ['CAS-050', 'CAS-051'] },
      initial: 'storing',
      entry: ['forgetCase', 'notifyPlace'],
      on: {
        'disputes.requested': { target: 'managers', meta: { spec: ['CAS-051'] } },
        'case.next': [
          { guard: 'nextIsOnPage', target: 'case', actions: 'keepNext' },
          { guard: 'nextIsOnOtherPage', target: 'turning' },
        ],
        'inbox.requested': { guard: 'cameFromInbox', target: 'inbox' },
        'address.opened': [
          { guard: 'opensInbox', target: 'inbox' },
          { guard: 'leavesReceiptToInbox', target: 'inbox' },
          { guard: 'leavesReceiptToList', target: 'list' },
          { target: 'summary' },
        ],
      },
      states: {
        storing: {
          description: 'La ricevuta si salva in questo browser: resta con la pratica, fino a Esci',
          invoke: {
            id: 'storeReceipt',
            src: 'storeReceipt',
            input: ({ context }) => ({ receipt: context.receipt as CaseReceipt }),
          },
          on: { 'receipt.stored': { target: 'stored', meta: { happyPath: true } } },
        },
        stored: { description: 'La ricevuta è salva' },
      },
    },
    notFound: {
      description: 'Questa richiesta non risulta tra le sue',
      meta: { page: 'caseDetail', spec: ['CAS-055', 'PRM-003'] },
      on: {
        'level.left': [
          { guard: 'cameFromInbox', target: 'inbox' },
          { guard: 'listIsKnown', target: 'list' },
          { target: 'managers' },
        ],
        'address.opened': [
          { guard: 'opensInbox', target: 'inbox' },
          { guard: 'opensManagers', target: 'managers' },
          { guard: 'opensList', target: 'list' },
        ],
      },
    },
    failed: {
      type: 'final',
      description: 'Ogni altro errore porta alla pagina di errore',
      meta: { spec: ['ERR-014', 'ERR-015', 'ERR-016', 'ERR-017'] },
      output: { type: 'failed' },
    },
  },
  output: flowOutput,
});
