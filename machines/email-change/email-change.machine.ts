import { assign, emit, setup } from 'xstate';
import { updateEmail } from '../../acquirer/contract/email-change';
import { email, emailIsOld, violationOf } from '../../acquirer/contract/rules';
import { failing } from '../failing';
import { type FlowResult, flowOutput, type StateMeta } from '../flow-result';
import type { SessionChanged } from '../session-changed';
import { resumesUnanswered } from '../shared/unanswered';
import { merchantIn, type VerifyingAnswer, verifying } from '../verifying';
import { type EmailChangeAnswer, emailChangeActors } from './email-change.actors';
import { type EmailChangeDraft, nothingTyped } from './email-change.draft';

export interface EmailChangeInput {
  readonly oldEmail: string;
  /** The draft before a reload; null for a new flow. */
  readonly draft: EmailChangeDraft | null;
}

export interface EmailChangeContext extends EmailChangeInput {
  /** The content of the two fields. */
  readonly typed: EmailChangeDraft['typed'];
  readonly email: string;
}

export type EmailChangeEvent =
  | EmailChangeAnswer
  | VerifyingAnswer
  | SessionChanged<EmailChangeInput>
  | { readonly type: 'email.confirmed'; readonly email: string; readonly confirmation: string }
  | { readonly type: 'email.typed'; readonly email: string; readonly confirmation: string }
  | { readonly type: 'flow.retried' }
  | { readonly type: 'home.requested' };

/** Modifica e-mail: the form and the result, without a code (EML-001). */
export const emailChangeMachine = setup({
  types: {
    context: {} as EmailChangeContext,
    events: {} as EmailChangeEvent,
    input: {} as EmailChangeInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    emitted: {} as { type: 'email.changed'; email: string },
    children: {} as { updateEmail: 'updateEmail'; welcome: 'welcome' },
  },
  actors: emailChangeActors,
  guards: {
    resumesUnanswered,
    emailWasChanged: ({ context, event }) =>
      emailIsOld(context.email, merchantIn(event)?.email ?? ''),
    emailHasChanged: ({ context, event }) =>
      event.type === 'session.changed' && event.input.oldEmail !== context.oldEmail,
    isAnotherEmail: ({ context, event }) =>
      event.type === 'email.confirmed' &&
      violationOf(email, event.email) === undefined &&
      !emailIsOld(event.email, context.oldEmail) &&
      event.email === event.confirmation,
  },
  actions: {
    keepTyped: assign({
      typed: ({ context, event }) =>
        event.type === 'email.typed'
          ? { email: event.email, confirmation: event.confirmation }
          : context.typed,
    }),
    keepEmail: assign({
      email: ({ context, event }) =>
        event.type === 'email.confirmed' ? event.email : context.email,
    }),
    takeEmail: assign({
      oldEmail: ({ context, event }) =>
        event.type === 'session.changed' ? event.input.oldEmail : context.oldEmail,
    }),
    notifyEmail: emit(({ context }) => ({
      type: 'email.changed' as const,
      email: context.email,
    })),
  },
}).createMachine({
  id: 'emailChange',
  description: 'Modifica dell’e-mail: modulo e risultato',
  initial: 'arriving',
  context: ({ input }) => ({
    ...input,
    typed: input.draft?.typed ?? nothingTyped,
    email: input.draft?.typed.email ?? '',
  }),
  on: { 'session.changed': { actions: 'takeEmail', meta: { spec: ['EML-005', 'VAL-053'] } } },
  states: {
    arriving: {
      description: 'Si comincia dal modulo, o si riprende dopo un ricaricamento',
      meta: { spec: ['EML-001'] },
      always: [
        { guard: 'resumesUnanswered', target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
        { target: 'choosing', meta: { happyPath: true } },
      ],
    },
    choosing: {
      description: 'La nuova e-mail, due volte',
      meta: { spec: ['EML-002', 'EML-003', 'EML-004', 'EML-005', 'EML-006'] },
      initial: 'filling',
      on: { 'email.typed': { actions: 'keepTyped' } },
      states: {
        filling: {
          description: 'Attende la nuova e-mail',
          on: {
            'email.confirmed': {
              guard: 'isAnotherEmail',
              target: 'sending',
              actions: 'keepEmail',
              meta: { spec: ['VAL-053', 'VAL-054'], happyPath: true },
            },
            'session.changed': {
              guard: 'emailHasChanged',
              target: 'changedElsewhere',
              actions: 'takeEmail',
              meta: { spec: ['EML-005', 'VAL-053'] },
            },
          },
        },
        changedElsewhere: {
          description: 'L’e-mail è stata modificata in un’altra scheda: quella attuale è un’altra',
          meta: { spec: ['EML-005'] },
          on: {
            'email.confirmed': {
              guard: 'isAnotherEmail',
              target: 'sending',
              actions: 'keepEmail',
              meta: { spec: ['VAL-053', 'VAL-054'] },
            },
          },
        },
        sending: {
          description: 'Chiede la modifica',
          tags: ['busy'],
          meta: { spec: ['API-087'] },
          invoke: {
            id: 'updateEmail',
            src: 'updateEmail',
            input: ({ context }) => ({ email: context.email }),
          },
          on: {
            ...failing(updateEmail, '#emailChange.result.notSucceeded'),
            'http.200': {
              target: '#emailChange.result.succeeded',
              actions: 'notifyEmail',
              meta: { happyPath: true },
            },
            'http.refused': '#emailChange.result.notSucceeded',
            'http.network': {
              target: '#emailChange.result.unanswered',
              meta: { spec: ['ERR-017'] },
            },
          },
        },
      },
    },
    result: {
      description: 'Il risultato',
      initial: 'succeeded',
      on: { 'home.requested': { target: 'leftForHome', meta: { spec: ['RES-005', 'RES-010'] } } },
      states: {
        succeeded: {
          description: 'Operazione andata a buon fine!',
          meta: { spec: ['RES-001', 'RES-002'] },
        },
        notSucceeded: {
          description: 'Operazione non andata a buon fine!',
          meta: { spec: ['RES-007', 'RES-008'] },
          on: { 'flow.retried': { target: '#emailChange.choosing', meta: { spec: ['RES-009'] } } },
        },
        unanswered: {
          description: 'La risposta si è persa: la modifica potrebbe essere avvenuta',
          meta: { spec: ['RES-007', 'ERR-017'] },
          initial: 'told',
          states: {
            told: {
              description: 'Il risultato non è noto: si può riprovare',
              on: { 'flow.retried': { target: 'verifying', meta: { spec: ['RES-009'] } } },
            },
            verifying: verifying({
              description: 'Prima di ricominciare: la modifica è avvenuta?',
              spec: ['EML-005', 'ERR-017'],
              made: {
                guard: 'emailWasChanged',
                target: '#emailChange.result.succeeded',
                actions: 'notifyEmail',
              },
              otherwise: '#emailChange.choosing',
            }),
          },
        },
      },
    },
    leftForHome: {
      type: 'final',
      description: 'Alla Home',
      output: { type: 'opened', page: 'home' },
    },
  },
  output: flowOutput,
});
