import { assign, sendTo, setup } from 'xstate';
import type { OutcomeOf } from '../../acquirer/client';
import type { EboxProfile } from '../../acquirer/contract/enrolment';
import { getEboxProfile } from '../../acquirer/contract/enrolment';
import { failing } from '../failing';
import {
  type FlowResult,
  flowOutput,
  outputIn,
  resultIs,
  type SessionChanged,
  type StateMeta,
} from '../flow-result';
import type { PageName } from '../pages';
import { disputeOnlineActors } from './dispute-online.actors';
import { enrolmentMachine } from './enrolment/enrolment.machine';
import type { EnrolmentExit, EnrolmentInput } from './enrolment/enrolment.types';
import { responsibleIn } from './enrolment/standing';

export type DisputeTab = 'information' | 'enrolment' | 'profile' | 'service';

export interface DisputeOnlineInput extends Omit<EnrolmentInput, 'mode' | 'profile'> {
  readonly company: boolean;
  /** The e-box is SI. */
  readonly enrolled: boolean;
}

export interface DisputeOnlineContext extends DisputeOnlineInput {
  readonly profile: EboxProfile | null;
  readonly opening: PageName;
}

export type DisputeOnlineEvent =
  | OutcomeOf<typeof getEboxProfile>
  | SessionChanged<DisputeOnlineInput>
  | { readonly type: 'tab.opened'; readonly tab: DisputeTab }
  | { readonly type: 'modification.started' }
  | {
      readonly type: 'service.chosen';
      readonly page: 'caseManagers' | 'disputeReport';
    };

const opens = (event: DisputeOnlineEvent, tab: DisputeTab) =>
  event.type === 'tab.opened' && event.tab === tab;

const wizardInput = (context: DisputeOnlineContext, mode: EnrolmentInput['mode']) => ({
  mode,
  user: context.user,
  companyCode: context.companyCode,
  companyDescription: context.companyDescription,
  responsible: context.profile === null ? context.responsible : responsibleIn(context.profile),
  profile: mode === 'modify' ? context.profile : null,
  extensions: context.extensions,
  key: context.key,
  draft: context.draft?.mode === mode ? context.draft : null,
});

const resumesModification = ({ draft, company, enrolled }: DisputeOnlineContext) =>
  draft?.mode === 'modify' && company && enrolled;

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
    resumesEnrolment: ({ context }) =>
      context.draft?.mode === 'enrol' && context.company && !context.enrolled,
    resumesModification: ({ context }) => resumesModification(context),
    modificationCanResume: ({ context }) =>
      resumesModification(context) && context.profile !== null,
    opensInformation: ({ event }) => opens(event, 'information'),
    opensEnrolment: ({ context, event }) =>
      opens(event, 'enrolment') && context.company && !context.enrolled,
    opensProfile: ({ context, event }) =>
      opens(event, 'profile') && context.company && context.enrolled,
    opensService: ({ context, event }) => opens(event, 'service') && context.enrolled,
    profileKnown: ({ context }) => context.profile !== null,
    maySee: ({ context, event }) =>
      event.type === 'service.chosen' &&
      (event.page === 'disputeReport' || context.company || context.enrolled),
    wizardCancelled: resultIs('cancelled'),
    wizardLoggedOut: resultIs('loggedOut'),
    wizardOpened: resultIs('opened'),
    wizardFailed: resultIs('failed'),
  },
  actions: {
    keepProfile: assign(({ event }) => (event.type === 'http.200' ? { profile: event.body } : {})),
    forgetKept: assign({ draft: null }),
    takeResponsible: assign({
      responsible: ({ context, event }) =>
        event.type === 'session.changed' ? event.input.responsible : context.responsible,
    }),
    notifyWizard: sendTo('wizard', ({ context: { responsible } }) => ({
      type: 'session.changed',
      input: { responsible },
    })),
    keepReadAgain: assign(({ context, event }) => {
      const exit = outputIn<EnrolmentExit>(event);
      return { profile: (exit.type === 'cancelled' && exit.read) || context.profile };
    }),
    keepDestination: assign({
      opening: ({ context, event }) =>
        event.type === 'service.chosen' ? event.page : context.opening,
    }),
    keepWizardDestination: assign({
      opening: ({ context, event }) => {
        const exit = outputIn(event);
        return exit.type === 'opened' ? exit.page : context.opening;
      },
    }),
  },
}).createMachine({
  id: 'disputeOnline',
  description: 'Dispute Online: le informazioni, l’iscrizione, il profilo, il servizio',
  initial: 'consulting',
  context: ({ input }) => ({ ...input, profile: null, opening: 'home' }),
  states: {
    consulting: {
      type: 'parallel',
      description: 'La pagina, con le sue schede',
      meta: { spec: ['ENR-001', 'ENR-013', 'ENR-062'] },
      on: {
        'session.changed': { actions: 'takeResponsible', meta: { spec: ['ENR-021'] } },
        'service.chosen': {
          guard: 'maySee',
          target: 'opened',
          actions: 'keepDestination',
          meta: { spec: ['ENR-066', 'ENR-067', 'ENR-068'] },
        },
      },
      states: {
        tab: {
          initial: 'arriving',
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
            arriving: {
              description: 'Ripresa dell’iscrizione o della modifica, o le informazioni',
              always: [
                { guard: 'resumesEnrolment', target: 'enrolment' },
                { guard: 'resumesModification', target: 'profile' },
                { target: 'information', meta: { happyPath: true } },
              ],
            },
            information: { description: 'Informazioni', meta: { spec: ['ENR-062'] } },
            enrolment: { description: 'Iscriviti', meta: { spec: ['ENR-065', 'PRM-006'] } },
            profile: { description: 'Il mio profilo', meta: { spec: ['ENR-063', 'ENR-069'] } },
            service: {
              description: 'Accedi al servizio',
              meta: { spec: ['ENR-064', 'ENR-066'] },
            },
          },
        },
        profile: {
          initial: 'unknown',
          description: 'Il profilo dell’e-box',
          states: {
            unknown: {
              description: 'Si chiede quando la sua scheda si apre, o una modifica si riprende',
              always: { guard: 'resumesModification', target: 'loading' },
              on: {
                'tab.opened': {
                  guard: 'opensProfile',
                  target: 'loading',
                  meta: { happyPath: true },
                },
              },
            },
            loading: {
              description: 'Chiede il profilo',
              tags: ['loading'],
              meta: { spec: ['API-067', 'API-068'] },
              invoke: { id: 'profile', src: 'profile' },
              on: {
                ...failing(getEboxProfile, '#disputeOnline.failed'),
                'http.200': { target: 'known', actions: 'keepProfile', meta: { happyPath: true } },
              },
            },
            known: { description: 'Il responsabile e i gestori', meta: { spec: ['ENR-069'] } },
          },
        },
        wizard: {
          initial: 'closed',
          description: 'L’iscrizione: resta com’è mentre si guarda un’altra scheda',
          states: {
            closed: {
              description: 'Nessuna iscrizione in corso, se non se ne riprende una',
              always: [
                { guard: 'resumesEnrolment', target: 'enrolling' },
                { guard: 'modificationCanResume', target: 'modifying' },
              ],
              on: {
                'tab.opened': {
                  guard: 'opensEnrolment',
                  target: 'enrolling',
                  meta: { happyPath: true },
                },
                'modification.started': {
                  guard: 'profileKnown',
                  target: 'modifying',
                  meta: { spec: ['ENR-017'] },
                },
              },
            },
            enrolling: {
              description: 'Dispute online - Iscrizione',
              meta: { spec: ['ENR-018', 'ENR-055'] },
              on: {
                'session.changed': {
                  actions: ['takeResponsible', 'notifyWizard'],
                  meta: { spec: ['ENR-021'] },
                },
              },
              invoke: {
                id: 'wizard',
                src: 'wizard',
                input: ({ context }) => wizardInput(context, 'enrol'),
                onDone: [
                  {
                    guard: 'wizardLoggedOut',
                    target: '#disputeOnline.loggedOut',
                    meta: { spec: ['REG-039'], happyPath: true },
                  },
                  {
                    guard: 'wizardOpened',
                    target: '#disputeOnline.opened',
                    actions: 'keepWizardDestination',
                    meta: { spec: ['REG-041'] },
                  },
                  { guard: 'wizardFailed', target: '#disputeOnline.failed' },
                ],
              },
            },
            modifying: {
              description: 'La modifica dell’iscrizione',
              meta: { spec: ['ENR-017', 'ENR-027', 'ENR-028', 'API-065'] },
              invoke: {
                id: 'wizard',
                src: 'wizard',
                input: ({ context }) => wizardInput(context, 'modify'),
                onDone: [
                  {
                    guard: 'wizardCancelled',
                    target: 'closed',
                    actions: ['forgetKept', 'keepReadAgain'],
                  },
                  { guard: 'wizardLoggedOut', target: '#disputeOnline.loggedOut' },
                  {
                    guard: 'wizardOpened',
                    target: '#disputeOnline.opened',
                    actions: 'keepWizardDestination',
                  },
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
      output: ({ context }) => ({ type: 'opened', page: context.opening }),
    },
    loggedOut: {
      type: 'final',
      description: 'Alla login: l’e-box si vede dal prossimo accesso',
      meta: { spec: ['REG-039'] },
      output: { type: 'loggedOut' },
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
