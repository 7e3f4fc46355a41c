import { assign, emit, setup } from 'xstate';
import { updateEmail } from '../../acquirer/contract/email-change';
import { email, emailIsOld, violationOf } from '../../acquirer/contract/rules';
import { failing } from '../failing';
import { type FlowResult, flowOutput, type SessionChanged, type StateMeta } from '../flow-result';
import { withEvent } from '../typed-chart';
import { merchantIn, type VerifyingAnswer, verifiedResults } from '../verifying';
import { type EmailChangeAnswer, emailChangeActors } from './email-change.actors';

export interface EmailChangeInput {
  readonly oldEmail: string;
}

/** The new e-mail and its repetition. */
export interface TypedEmails {
  readonly email: string;
  readonly confirmation: string;
}

export interface EmailChangeContext extends EmailChangeInput {
  readonly typed: TypedEmails;
  /** The e-mail in use was changed in another tab since the flow began. */
  readonly isChangedElsewhere: boolean;
}

export type EmailChangeEvent =
  | EmailChangeAnswer
  | VerifyingAnswer
  | SessionChanged<EmailChangeInput>
  | ({ readonly type: 'email.confirmed' } & TypedEmails)
  | ({ readonly type: 'email.typed' } & TypedEmails)
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
    emailWasChanged: ({ context: { typed }, event }) =>
      emailIsOld(typed.email, merchantIn(event)?.email ?? ''),
    isAnotherEmail: ({ context }, entered: TypedEmails) =>
      violationOf(email, entered.email) === undefined &&
      !emailIsOld(entered.email, context.oldEmail) &&
      entered.email === entered.confirmation,
  },
  actions: {
    keepTyped: assign((_, { email, confirmation }: TypedEmails) => ({
      typed: { email, confirmation },
    })),
    takeEmail: assign(({ context }, { input }: { input: EmailChangeInput }) => ({
      oldEmail: input.oldEmail,
      isChangedElsewhere: context.isChangedElsewhere || input.oldEmail !== context.oldEmail,
    })),
    notifyEmail: emit(({ context: { typed } }) => ({
      type: 'email.changed' as const,
      email: typed.email,
    })),
  },
}).createMachine({
  id: 'emailChange',
  description: 'Modifica dell’e-mail: modulo e risultato',
  initial: 'choosing',
  context: ({ input }) => ({
    ...input,
    typed: { email: '', confirmation: '' },
    isChangedElsewhere: false,
  }),
  on: {
    'session.changed': {
      actions: withEvent('takeEmail'),
      meta: { spec: ['EML-005', 'VAL-053'] },
    },
  },
  states: {
    choosing: {
      description: 'La nuova e-mail, due volte',
      meta: { spec: ['EML-002', 'EML-003', 'EML-004', 'EML-005', 'EML-006'] },
      on: {
        'email.typed': { actions: withEvent('keepTyped') },
        'email.confirmed': {
          guard: withEvent('isAnotherEmail'),
          target: 'sending',
          actions: withEvent('keepTyped'),
          meta: { spec: ['VAL-053', 'VAL-054'], happyPath: true },
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
        input: ({ context: { typed } }) => ({ email: typed.email }),
      },
      on: {
        ...failing(updateEmail, 'result.notSucceeded'),
        'http.200': {
          target: 'result.succeeded',
          actions: 'notifyEmail',
          meta: { happyPath: true },
        },
        'http.refused': 'result.notSucceeded',
        'http.network': { target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
      },
    },
    result: {
      description: 'Il risultato',
      initial: 'succeeded',
      on: { 'home.requested': { target: 'leftForHome', meta: { spec: ['RES-005', 'RES-010'] } } },
      states: verifiedResults({
        spec: ['RES-001', 'RES-002'],
        first: '#emailChange.choosing',
        verified: ['EML-005', 'ERR-017'],
        made: { guard: 'emailWasChanged', actions: 'notifyEmail' },
      }),
    },
    leftForHome: {
      type: 'final',
      description: 'Alla Home',
      output: { type: 'opened', page: 'home' },
    },
  },
  output: flowOutput,
});
