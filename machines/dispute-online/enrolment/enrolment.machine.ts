import { type EboxProfile, enrollEbox, getEboxProfile } from '../../../acquirer/contract/enrolment';
import { failing } from '../../failing';
import { type FlowResult, flowOutput } from '../../flow-result';
import { withEvent } from '../../typed-chart';
import { verifying } from '../../verifying';
import { codesToCount, enrolmentSetup } from './enrolment.setup';
import { begun, enrolmentOf } from './enrolment.types';

const exits: Readonly<Record<string, FlowResult>> = {
  'step.back': { type: 'cancelled' },
  'login.requested': { type: 'loggedOut' },
  'home.requested': { type: 'opened', page: 'home' },
};

/** Enrolment in Dispute Online, or its modification: the responsible person and the managers. */
export const enrolmentMachine = enrolmentSetup.createMachine({
  id: 'enrolment',
  description: 'Dispute online - Iscrizione: responsabile, gestore, gestori, riepilogo, risultato',
  initial: 'responsible',
  context: ({ input }) => begun(input),
  states: {
    responsible: {
      description: 'DATI DEL RESPONSABILE',
      meta: { spec: ['ENR-019', 'ENR-020', 'ENR-021', 'ENR-023', 'ENR-024', 'ENR-028'] },
      on: {
        'responsible.typed': {
          actions: withEvent('keepTyped'),
          meta: { spec: ['API-008'] },
        },
        'responsible.confirmed': {
          guard: 'responsibleIsComplete',
          target: 'manager',
          actions: [withEvent('keepTyped'), 'countDecision'],
          meta: { spec: ['ENR-015', 'ENR-026', 'ENR-027'], happyPath: true },
        },
        'step.back': { guard: 'isModification', target: 'left' },
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
            actions: ['keepChosen', 'countDecision'],
            meta: { happyPath: true },
          },
          {
            guard: 'pointsChosen',
            target: 'table',
            actions: ['keepChosen', 'countDecision'],
            meta: { happyPath: true },
          },
          {
            guard: 'managerLeft',
            target: 'responsible',
            actions: 'keepUndecided',
          },
          { guard: 'managerFailed', target: 'failed' },
        ],
      },
    },
    table: {
      description: 'DEFINISCI GESTORI: la tabella',
      meta: { spec: ['ENR-036', 'ENR-044', 'ENR-045', 'ENR-046', 'PRM-015'] },
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
            target: 'recap',
            actions: ['keepAssigned', 'countDecision'],
            meta: { happyPath: true },
          },
          {
            guard: 'tableCancelled',
            target: 'manager',
            actions: 'keepAssigned',
          },
          {
            guard: 'tableRefused',
            target: 'result.notSucceeded',
            actions: 'keepAssigned',
            meta: { spec: ['ERR-017', 'ERR-018'] },
          },
          { guard: 'tableFailed', target: 'failed' },
        ],
      },
    },
    recap: {
      description: 'Il riepilogo',
      meta: { spec: ['ENR-017', 'ENR-047', 'ENR-048', 'ENR-049', 'ENR-050', 'CAS-005'] },
      initial: 'overview',
      invoke: {
        id: 'openRequests',
        src: 'openRequests',
        input: ({ context }) => ({ codes: codesToCount(context) }),
      },
      on: {
        'requests.counted': {
          actions: withEvent('keepCounts'),
          meta: { spec: ['API-066', 'API-069'] },
        },
      },
      states: {
        overview: {
          description:
            'Che cosa si invia; se nel profilo è cambiato qualcosa, lo dice: si riparte da lì, o si continua',
          on: {
            'managers.opened': { target: 'managers', meta: { spec: ['ENR-051'] } },
            'enrolment.confirmed': [
              {
                guard: 'isModification',
                target: '#enrolment.sending.readingAgain',
                meta: { spec: ['ENR-052'] },
              },
              { target: '#enrolment.sending', meta: { spec: ['ENR-052'], happyPath: true } },
            ],
            'modification.restarted': {
              guard: 'profileChangedElsewhere',
              target: '#enrolment.responsible',
              actions: ['startFromProfile', 'countDecision'],
            },
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
      },
    },
    sending: {
      description: 'L’invio',
      tags: ['busy'],
      initial: 'asking',
      states: {
        readingAgain: {
          description: 'Rilegge il profilo: è ancora quello da cui la modifica è cominciata?',
          meta: { spec: ['API-067', 'ENR-017', 'ENR-047'] },
          invoke: { id: 'readAgain', src: 'readAgain' },
          on: {
            ...failing(getEboxProfile, '#enrolment.failed'),
            'http.200': [
              {
                guard: 'profileIsNews',
                target: '#enrolment.recap',
                actions: [
                  { type: 'takeProfile', params: ({ event }) => event.body as EboxProfile },
                  'countDecision',
                ],
              },
              { target: 'asking' },
            ],
          },
        },
        asking: {
          description: 'Iscrive o modifica',
          meta: { spec: ['API-061', 'API-064', 'API-065', 'ENR-017', 'ENR-018'] },
          invoke: { id: 'send', src: 'send', input: ({ context }) => enrolmentOf(context) },
          on: {
            ...failing(enrollEbox, {
              target: '#enrolment.result.notSucceeded',
              meta: { spec: ['ERR-018'] },
            }),
            'http.200': {
              target: '#enrolment.result.succeeded',
              meta: { spec: ['ENR-054'], happyPath: true },
            },
            'http.400': [
              { guard: 'isEnrolment', target: 'verifying' },
              { target: '#enrolment.result.notSucceeded', meta: { spec: ['ERR-018'] } },
            ],
            'http.403': { target: '#enrolment.result.notAllowed', meta: { spec: ['ERR-018'] } },
            'http.network': { target: '#enrolment.result.unanswered', meta: { spec: ['ERR-017'] } },
          },
        },
        verifying: verifying({
          description: 'Iscrizione rifiutata: la società è già iscritta?',
          spec: ['ERR-018', 'PRM-006'],
          made: { guard: 'companyIsEnrolled', target: '#enrolment.result.alreadyEnrolled' },
          otherwise: '#enrolment.result.notSucceeded',
        }),
      },
    },
    result: {
      description: 'Il risultato',
      meta: { spec: ['ENR-053', 'REG-036'] },
      initial: 'succeeded',
      states: {
        succeeded: {
          description: 'Avvenuta con successo: si riesegue la login',
          meta: { spec: ['REG-037', 'REG-038'] },
          on: { 'login.requested': { target: '#enrolment.left', meta: { spec: ['REG-039'] } } },
        },
        notSucceeded: {
          description: 'Non è avvenuta: si va alla Home o si tenta di nuovo',
          meta: { spec: ['REG-040', 'REG-041'] },
          on: {
            'home.requested': { target: '#enrolment.left', meta: { spec: ['REG-041'] } },
            'flow.retried': [
              { guard: 'managersKnown', target: '#enrolment.recap' },
              { target: '#enrolment.table' },
            ],
          },
        },
        notAllowed: {
          description: '403: l’utenza non può farlo, o non ancora (registrata da meno di 72 ore)',
          meta: { spec: ['REG-040', 'REG-041', 'ERR-018'] },
          on: {
            'home.requested': { target: '#enrolment.left', meta: { spec: ['REG-041'] } },
            'flow.retried': '#enrolment.recap',
          },
        },
        alreadyEnrolled: {
          description: 'La società era già iscritta: si riesegue la login',
          meta: { spec: ['ERR-018'] },
          on: { 'home.requested': '#enrolment.left', 'login.requested': '#enrolment.left' },
        },
        unanswered: {
          description: 'La risposta si è persa: potrebbe essere avvenuta',
          meta: { spec: ['ERR-017'] },
          on: {
            'home.requested': '#enrolment.left',
            'login.requested': '#enrolment.left',
            'flow.retried': '#enrolment.recap',
          },
        },
      },
    },
    left: {
      type: 'final',
      description: 'Si torna al profilo, o si va alla login o alla Home',
      meta: { spec: ['REG-039', 'REG-041'] },
      output: ({ event }) => exits[event.type],
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
