import { enrollEbox, getEboxProfile } from '../../../acquirer/contract/enrolment';
import { failing } from '../../failing';
import { flowOutput } from '../../flow-result';
import { verifying } from '../../verifying';
import { codesOfSuspended } from './changes';
import { contextFrom } from './enrolment.draft';
import { enrolmentSetup, sentRows } from './enrolment.setup';
import { enrolmentOf } from './enrolment.types';

/** Enrolment in Dispute Online, or its modification: the responsible person and the managers. */
export const enrolmentMachine = enrolmentSetup.createMachine({
  id: 'enrolment',
  description: 'Dispute online - Iscrizione: responsabile, gestore, gestori, riepilogo, risultato',
  initial: 'arriving',
  context: ({ input }) => contextFrom(input),
  on: {
    'session.changed': { actions: ['receiveSession', 'renew'], meta: { spec: ['ENR-021'] } },
  },
  states: {
    arriving: {
      description: 'Ripresa dopo un ricaricamento, o si comincia dal responsabile',
      meta: { spec: ['API-008'] },
      always: [
        { guard: 'resumesManager', target: 'manager' },
        { guard: 'resumesTable', target: 'table' },
        { guard: 'resumesRecap', target: 'recap' },
        {
          guard: 'resumesSuccess',
          target: 'result.succeeded',
          meta: { spec: ['REG-037', 'REG-038'] },
        },
        { guard: 'resumesFailure', target: 'result.notSucceeded' },
        { guard: 'resumesNotAllowed', target: 'result.notAllowed' },
        { guard: 'resumesUnanswered', target: 'result.unanswered' },
        { guard: 'resumesEnrolled', target: 'result.enrolledMeanwhile' },
        { target: 'responsible', meta: { happyPath: true } },
      ],
    },
    responsible: {
      description: 'DATI DEL RESPONSABILE',
      meta: { spec: ['ENR-019', 'ENR-020', 'ENR-021', 'ENR-023', 'ENR-024', 'ENR-028'] },
      on: {
        'responsible.confirmed': {
          guard: 'responsibleIsComplete',
          target: 'manager',
          actions: 'keepResponsible',
          meta: { spec: ['ENR-015', 'ENR-026', 'ENR-027'], happyPath: true },
        },
        'responsible.typed': { actions: 'keepTyped', meta: { spec: ['API-008'] } },
        'step.back': { guard: 'isModification', target: 'cancelled' },
      },
    },
    manager: {
      description: 'DEFINISCI GESTORE',
      meta: { spec: ['ENR-031', 'ENR-032', 'PRM-006', 'PRM-007'] },
      on: { 'step.back': { actions: 'leaveManager', meta: { spec: ['ENR-016'] } } },
      invoke: {
        id: 'manager',
        src: 'manager',
        input: ({ context }) => context.chosen,
        onDone: [
          {
            guard: 'companyChosen',
            target: 'recap',
            actions: 'keepChosen',
            meta: { happyPath: true },
          },
          {
            guard: 'pointsChosen',
            target: 'table',
            actions: 'keepChosen',
            meta: { happyPath: true },
          },
          { guard: 'managerLeft', target: 'responsible', actions: 'keepUndecided' },
          { guard: 'managerFailed', target: 'failed' },
        ],
      },
    },
    table: {
      description: 'DEFINISCI GESTORI: la tabella',
      meta: { spec: ['ENR-036', 'ENR-044', 'ENR-046', 'PRM-015'] },
      on: { 'step.back': { actions: 'leaveTable', meta: { spec: ['ENR-016'] } } },
      invoke: {
        id: 'table',
        src: 'table',
        input: ({ context }) => ({
          assignments: context.assignments,
          companyCode: context.companyCode,
          candidates: context.chosen.points,
          mayLeaveOut: context.chosen.kind === 'asNow',
          refused: context.refused,
        }),
        onDone: [
          {
            guard: 'tableCompleted',
            target: 'assigning',
            actions: 'keepAssignments',
            meta: { happyPath: true },
          },
          { guard: 'tableCancelled', target: 'manager', actions: 'keepAssignments' },
          { guard: 'tableFailed', target: 'failed' },
        ],
      },
    },
    assigning: {
      description: 'Comunica i gestori: la risposta serve al riepilogo',
      tags: ['busy'],
      meta: { spec: ['ENR-045', 'API-057'] },
      invoke: {
        id: 'assign',
        src: 'assign',
        input: ({ context }) => ({ assignments: sentRows(context.assignments) }),
      },
      on: {
        'http.200': { target: 'recap', actions: 'keepManagers', meta: { happyPath: true } },
        'http.400': {
          target: 'result.notSucceeded',
          actions: 'keepRefused',
          meta: { spec: ['ERR-018'] },
        },
        'http.403': {
          target: 'result.notSucceeded',
          actions: 'keepRefused',
          meta: { spec: ['ERR-018'] },
        },
        'http.404': { target: 'result.notSucceeded', meta: { spec: ['ERR-018'] } },
        'http.500': { target: 'result.notSucceeded', meta: { spec: ['ERR-018'] } },
        'http.network': { target: 'result.notSucceeded', meta: { spec: ['ERR-017'] } },
      },
    },
    recap: {
      description: 'Il riepilogo: si conferma o si torna indietro',
      meta: { spec: ['ENR-047', 'ENR-048', 'ENR-049', 'ENR-050'] },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Qualche gestore diventa ANNULLATO?',
          meta: { spec: ['ENR-017', 'CAS-005'] },
          always: [
            { guard: 'managersEnd', target: 'counting' },
            { target: 'overview', meta: { happyPath: true } },
          ],
        },
        counting: {
          description: 'Conta le richieste aperte dei gestori che diventano ANNULLATI',
          tags: ['loading'],
          meta: { spec: ['API-066', 'API-069'] },
          invoke: {
            id: 'openRequests',
            src: 'openRequests',
            input: ({ context }) => ({ codes: codesOfSuspended(context) }),
          },
          on: {
            'requests.counted': { target: 'overview', actions: 'keepCounts' },
            'step.back': [
              { guard: 'isOfPoints', target: '#enrolment.table' },
              { target: '#enrolment.manager' },
            ],
          },
        },
        overview: {
          description: 'Il responsabile, il primo gestore, la copia delle comunicazioni',
          on: {
            'managers.opened': { target: 'managers', meta: { spec: ['ENR-051'] } },
            'enrolment.confirmed': [
              { guard: 'isModification', target: 'readingAgain', meta: { spec: ['ENR-052'] } },
              { target: 'sending', meta: { spec: ['ENR-052'], happyPath: true } },
            ],
            'step.back': [
              { guard: 'isOfPoints', target: '#enrolment.table' },
              { target: '#enrolment.manager' },
            ],
          },
        },
        managers: {
          description: 'Ogni gestore con i suoi punti vendita',
          meta: { spec: ['ENR-051'] },
          on: { 'step.back': 'overview' },
        },
        readingAgain: {
          description: 'Rilegge il profilo: un’altra persona lo ha cambiato nel frattempo?',
          tags: ['busy'],
          meta: { spec: ['API-067', 'ENR-017', 'ENR-047'] },
          invoke: { id: 'readAgain', src: 'readAgain' },
          on: {
            ...failing(getEboxProfile, '#enrolment.failed'),
            'http.200': [
              { guard: 'managersChangedMeanwhile', target: 'reassigning', actions: 'mergeProfile' },
              { guard: 'changedMeanwhile', target: 'deciding', actions: 'mergeProfile' },
              { target: 'sending' },
            ],
          },
        },
        reassigning: {
          description: 'Comunica i gestori come restano dopo le modifiche dell’altra persona',
          tags: ['busy'],
          meta: { spec: ['ENR-045', 'API-057'] },
          invoke: {
            id: 'assign',
            src: 'assign',
            input: ({ context }) => ({ assignments: sentRows(context.assignments) }),
          },
          on: {
            'http.200': { target: 'deciding', actions: 'keepManagers' },
            'http.400': {
              target: '#enrolment.result.notSucceeded',
              actions: 'keepRefused',
              meta: { spec: ['ERR-018'] },
            },
            'http.403': {
              target: '#enrolment.result.notSucceeded',
              actions: 'keepRefused',
              meta: { spec: ['ERR-018'] },
            },
            'http.404': { target: '#enrolment.result.notSucceeded', meta: { spec: ['ERR-018'] } },
            'http.500': { target: '#enrolment.result.notSucceeded', meta: { spec: ['ERR-018'] } },
            'http.network': {
              target: '#enrolment.result.notSucceeded',
              meta: { spec: ['ERR-017'] },
            },
          },
        },
        sending: {
          description: 'Iscrive o modifica',
          tags: ['busy'],
          meta: { spec: ['API-061', 'API-064', 'API-065', 'ENR-017', 'ENR-018'] },
          invoke: { id: 'send', src: 'send', input: ({ context }) => enrolmentOf(context) },
          on: {
            ...failing(enrollEbox, {
              target: '#enrolment.result.notSucceeded',
              meta: { spec: ['ERR-018'] },
            }),
            'session.changed': { actions: 'receiveSession' },
            'http.200': {
              target: '#enrolment.result.succeeded',
              meta: { spec: ['ENR-054'], happyPath: true },
            },
            'http.403': { target: '#enrolment.result.notAllowed', meta: { spec: ['ERR-018'] } },
            'http.400': [
              { guard: 'isEnrolment', target: 'verifying' },
              { target: '#enrolment.result.notSucceeded', meta: { spec: ['ERR-018'] } },
            ],
            'http.network': { target: '#enrolment.result.unanswered', meta: { spec: ['ERR-017'] } },
          },
        },
        verifying: verifying({
          description: 'Iscrizione rifiutata: la società è già iscritta?',
          spec: ['ERR-018', 'PRM-006'],
          made: { guard: 'companyIsEnrolled', target: '#enrolment.result.enrolledMeanwhile' },
          otherwise: '#enrolment.result.notSucceeded',
          besides: { 'session.changed': { actions: 'receiveSession' } },
        }),
      },
    },
    result: {
      description: 'Il risultato',
      meta: { spec: ['ENR-053', 'REG-036'] },
      initial: 'succeeded',
      on: { 'session.changed': { actions: 'receiveSession' } },
      states: {
        succeeded: {
          description: 'Avvenuta con successo: si riesegue la login',
          meta: { spec: ['REG-037', 'REG-038'] },
          on: {
            'login.requested': { target: '#enrolment.loggedOut', meta: { spec: ['REG-039'] } },
          },
        },
        notSucceeded: {
          description: 'Non è avvenuta: si va alla Home o si tenta di nuovo',
          meta: { spec: ['REG-040', 'REG-041'] },
          on: {
            'home.requested': { target: '#enrolment.leftForHome', meta: { spec: ['REG-041'] } },
            'flow.retried': [
              { guard: 'managersKnown', target: '#enrolment.recap', actions: 'renew' },
              { target: '#enrolment.table', actions: 'renew' },
            ],
          },
        },
        notAllowed: {
          description: '403: l’utenza non può farlo, o non ancora (registrata da meno di 72 ore)',
          meta: { spec: ['REG-040', 'REG-041', 'ERR-018'] },
          on: {
            'home.requested': { target: '#enrolment.leftForHome', meta: { spec: ['REG-041'] } },
            'flow.retried': { target: '#enrolment.recap', actions: 'renew' },
          },
        },
        enrolledMeanwhile: {
          description: 'La società era già iscritta: si riesegue la login',
          meta: { spec: ['ERR-018'] },
          on: {
            'home.requested': '#enrolment.leftForHome',
            'login.requested': '#enrolment.loggedOut',
          },
        },
        unanswered: {
          description: 'La risposta si è persa: potrebbe essere avvenuta',
          meta: { spec: ['ERR-017'] },
          on: {
            'home.requested': '#enrolment.leftForHome',
            'login.requested': '#enrolment.loggedOut',
            'flow.retried': '#enrolment.recap',
          },
        },
      },
    },
    cancelled: {
      type: 'final',
      description: 'La modifica è stata lasciata',
      output: ({ context }) => ({
        type: 'cancelled',
        read: context.earlier === null ? null : context.profile,
      }),
    },
    loggedOut: {
      type: 'final',
      description: 'Alla login, con sessione e cookie puliti',
      meta: { spec: ['REG-039'] },
      output: { type: 'loggedOut' },
    },
    leftForHome: {
      type: 'final',
      description: 'Alla Home',
      meta: { spec: ['REG-041'] },
      output: { type: 'opened', page: 'home' },
    },
    failed: {
      type: 'final',
      description: 'Una ricerca non riuscita porta alla pagina di errore',
      meta: { spec: ['ERR-014', 'ERR-015', 'ERR-016', 'ERR-017'] },
      output: { type: 'failed' },
    },
  },
  output: flowOutput,
});
