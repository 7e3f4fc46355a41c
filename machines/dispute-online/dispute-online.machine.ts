import { assign, setup } from 'xstate';
import type { OutcomeOf } from '../../acquirer/client';
import { type EboxProfile, getEboxProfile } from '../../acquirer/contract/enrolment';
import { failing } from '../failing';
import {
  type FlowResult,
  failed,
  flowOutput,
  outputIn,
  resultIs,
  type SessionChanged,
  type StateMeta,
} from '../flow-result';
import { withEvent } from '../typed-chart';
import { disputeOnlineActors } from './dispute-online.actors';
import { enrolmentMachine } from './enrolment/enrolment.machine';
import type { EnrolmentInput } from './enrolment/enrolment.types';

export type DisputeTab = 'information' | 'enrolment' | 'profile' | 'service';

export interface DisputeOnlineInput extends Omit<EnrolmentInput, 'mode' | 'profile'> {
  readonly company: boolean;
  /** The e-box is SI. */
  readonly enrolled: boolean;
}

export interface DisputeOnlineContext extends DisputeOnlineInput {
  readonly profile: EboxProfile | null;
}

interface ServiceChosen {
  readonly type: 'service.chosen';
  readonly page: 'caseManagers' | 'disputeReport';
}

export type DisputeOnlineEvent =
  | OutcomeOf<typeof getEboxProfile>
  | SessionChanged<DisputeOnlineInput>
  | { readonly type: 'tab.opened'; readonly tab: DisputeTab }
  | { readonly type: 'modification.started' }
  | ServiceChosen;

const opens = (event: DisputeOnlineEvent, tab: DisputeTab) =>
  event.type === 'tab.opened' && event.tab === tab;

/**
 * DisputeOnline: the presentation of the service, enrolment, the profile, and the way into the
 * service.
 */
export const disputeOnlineMachine = setup({
  types: {
    context: {} as DisputeOnlineContext,
    events: {} as DisputeOnlineEvent,
    input: {} as DisputeOnlineInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    children: {} as { profile: 'profile'; wizard: 'wizard' },
  },
  actors: { ...disputeOnlineActors, wizard: enrolmentMachine },
  guards: {
    isAnotherAccount: ({ context: { user, company, enrolled }, event }) =>
      event.type === 'session.changed' &&
      (user !== event.input.user ||
        company !== event.input.company ||
        enrolled !== event.input.enrolled),
    opensInformation: ({ event }) => opens(event, 'information'),
    opensEnrolment: ({ context, event }) =>
      opens(event, 'enrolment') && context.company && !context.enrolled,
    opensProfile: ({ context, event }) =>
      opens(event, 'profile') && context.company && context.enrolled,
    opensService: ({ context, event }) => opens(event, 'service') && context.enrolled,
    maySee: ({ context, event }) =>
      event.type === 'service.chosen' &&
      (event.page === 'disputeReport' || context.company || context.enrolled),
    wizardCancelled: resultIs('cancelled'),
    wizardLoggedOut: resultIs('loggedOut'),
    wizardOpened: resultIs('opened'),
    wizardFailed: resultIs('failed'),
  },
  actions: {
    keepProfile: assign((_, profile: EboxProfile) => ({ profile })),
    takeSession: assign((_, { input }: { input: DisputeOnlineInput }) => ({
      ...input,
      profile: null,
    })),
    takeResponsible: assign((_, { input }: { input: DisputeOnlineInput }) => ({
      responsible: input.responsible,
    })),
  },
}).createMachine({
  id: 'disputeOnline',
  description: 'Dispute Online: le informazioni, l’iscrizione, il profilo, il servizio',
  initial: 'consulting',
  context: ({ input }) => ({ ...input, profile: null }),
  states: {
    consulting: {
      type: 'parallel',
      description: 'La pagina, con le sue schede',
      meta: { spec: ['ENR-001', 'ENR-013', 'ENR-062'] },
      on: {
        'session.changed': [
          {
            guard: 'isAnotherAccount',
            target: 'consulting',
            reenter: true,
            actions: withEvent('takeSession'),
          },
          {
            actions: withEvent('takeResponsible'),
            meta: { spec: ['ENR-021'] },
          },
        ],
        'service.chosen': {
          guard: 'maySee',
          target: 'opened',
          meta: { spec: ['ENR-066', 'ENR-067', 'ENR-068'] },
        },
      },
      states: {
        tab: {
          initial: 'information',
          description: 'La scheda sullo schermo',
          on: {
            'tab.opened': [
              { guard: 'opensInformation', target: '.information' },
              {
                guard: 'opensEnrolment',
                target: '.enrolment',
                meta: { spec: ['ENR-065'], happyPath: true },
              },
              { guard: 'opensProfile', target: '.profile', meta: { spec: ['ENR-063'] } },
              { guard: 'opensService', target: '.service', meta: { spec: ['ENR-064'] } },
            ],
          },
          states: {
            information: { description: 'Informazioni', meta: { spec: ['ENR-062'] } },
            enrolment: { description: 'Iscriviti', meta: { spec: ['ENR-065', 'PRM-006'] } },
            profile: { description: 'Il mio profilo', meta: { spec: ['ENR-063', 'ENR-069'] } },
            service: {
              description: 'Accedi al servizio',
              meta: { spec: ['ENR-064', 'ENR-066'] },
            },
          },
        },
        ebox: {
          initial: 'notOpened',
          description: 'L’iscrizione o il profilo: resta com’è mentre si guarda un’altra scheda',
          states: {
            notOpened: {
              description: 'Non è stata ancora aperta la scheda dell’iscrizione, o del profilo',
              on: {
                'tab.opened': [
                  { guard: 'opensEnrolment', target: 'enrolling', meta: { happyPath: true } },
                  { guard: 'opensProfile', target: 'loadingProfile' },
                ],
              },
            },
            enrolling: {
              description: 'Dispute online - Iscrizione',
              meta: { spec: ['ENR-018', 'ENR-055'] },
              invoke: {
                id: 'wizard',
                src: 'wizard',
                input: ({ context }) => ({ ...context, mode: 'enrol' }),
                onDone: [
                  {
                    guard: 'wizardLoggedOut',
                    target: '#disputeOnline.loggedOut',
                    meta: { spec: ['REG-039'], happyPath: true },
                  },
                  {
                    guard: 'wizardOpened',
                    target: '#disputeOnline.opened',
                    meta: { spec: ['REG-041'] },
                  },
                  { guard: 'wizardFailed', target: '#disputeOnline.failed' },
                ],
              },
            },
            loadingProfile: {
              description: 'Chiede il profilo',
              tags: ['loading'],
              meta: { spec: ['API-067', 'API-068'] },
              invoke: { id: 'profile', src: 'profile' },
              on: {
                ...failing(getEboxProfile, '#disputeOnline.failed'),
                'http.200': {
                  target: 'profile',
                  actions: { type: 'keepProfile', params: ({ event }) => event.body },
                },
              },
            },
            profile: {
              description: 'Il responsabile e i gestori',
              meta: { spec: ['ENR-069'] },
              on: { 'modification.started': { target: 'modifying', meta: { spec: ['ENR-017'] } } },
            },
            modifying: {
              description: 'La modifica dell’iscrizione',
              meta: { spec: ['ENR-017', 'ENR-027', 'ENR-028', 'API-065'] },
              invoke: {
                id: 'wizard',
                src: 'wizard',
                input: ({ context }) => ({ ...context, mode: 'modify' }),
                onDone: [
                  {
                    guard: 'wizardCancelled',
                    target: 'loadingProfile',
                    meta: { spec: ['ENR-016'] },
                  },
                  { guard: 'wizardLoggedOut', target: '#disputeOnline.loggedOut' },
                  { guard: 'wizardOpened', target: '#disputeOnline.opened' },
                  { guard: 'wizardFailed', target: '#disputeOnline.failed' },
                ],
              },
            },
          },
        },
      },
    },
    opened: {
      type: 'final',
      description: 'Si apre la pagina scelta',
      output: ({ event }) =>
        event.type === 'service.chosen' ? { type: 'opened', page: event.page } : outputIn(event),
    },
    loggedOut: {
      type: 'final',
      description: 'Alla login: l’e-box si vede dal prossimo accesso',
      meta: { spec: ['REG-039'] },
      output: { type: 'loggedOut' },
    },
    failed,
  },
  output: flowOutput,
});
