import { and, assign, emit, sendTo, setup } from 'xstate';
import { updateEmail } from '../../acquirer/contract/email-change';
import { email, emailIsOld, violationOf } from '../../acquirer/contract/rules';
import { failing } from '../failing';
import {
  type FlowResult,
  flowOutput,
  resultIs,
  type SessionChanged,
  type StateMeta,
} from '../flow-result';
import { isAt } from '../pages';
import { merchantIn, type VerifyingAnswer, verifying } from '../verifying';
import { type FirstEmailAnswer, firstEmailActors } from './first-email.actors';

export interface FirstEmailInput {
  readonly user: string;
  /** The e-mail of the account; '' where it has none. */
  readonly current: string;
}

export interface FirstEmailContext extends FirstEmailInput {
  /** The content of the field. */
  readonly typed: string;
  readonly email: string;
  /** An e-mail was confirmed in another tab since the flow began. */
  readonly isChangedElsewhere: boolean;
}

export type FirstEmailEvent =
  | FirstEmailAnswer
  | VerifyingAnswer
  | SessionChanged<FirstEmailInput>
  | { readonly type: 'email.confirmed'; readonly email: string }
  | { readonly type: 'email.typed'; readonly email: string }
  | { readonly type: 'address.opened'; readonly path: string }
  | { readonly type: 'flow.retried' }
  | { readonly type: 'home.requested' };

/**
 * An account without an e-mail gives one and confirms it with a code (EML-008); any other changes
 * it immediately.
 */
export const firstEmailMachine = setup({
  types: {
    context: {} as FirstEmailContext,
    events: {} as FirstEmailEvent,
    input: {} as FirstEmailInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    emitted: {} as { type: 'email.changed'; email: string },
    children: {} as { updateEmail: 'updateEmail'; code: 'code'; welcome: 'welcome' },
  },
  actors: firstEmailActors,
  guards: {
    isEmail: ({ context, event }) =>
      event.type === 'email.confirmed' &&
      violationOf(email, event.email) === undefined &&
      !emailIsOld(event.email, context.current),
    /** VERIFY_OTP_USER confirms a first e-mail only: later ones change immediately. */
    replacesEmail: and(['isEmail', ({ context }) => context.current !== '']),
    codeConfirmed: resultIs('completed'),
    codeFailed: resultIs('failed'),
    codeUnanswered: resultIs('unanswered'),
    codeBlocked: resultIs('blocked'),
    emailHasChanged: ({ context, event }) =>
      event.type === 'session.changed' && event.input.current !== context.current,
    isConfirmed: and([
      'emailHasChanged',
      ({ context, event }) =>
        event.type === 'session.changed' && event.input.current === context.email,
    ]),
    emailWasChanged: ({ context, event }) =>
      emailIsOld(context.email, merchantIn(event)?.email ?? ''),
    opensForm: ({ event }) => event.type === 'address.opened' && isAt(event.path, 'firstEmail'),
  },
  actions: {
    keepTyped: assign((_, { email }: { email: string }) => ({ typed: email })),
    keepEmail: assign((_, { email }: { email: string }) => ({ typed: email, email })),
    takeEmail: assign(({ context }, { input }: { input: FirstEmailInput }) => ({
      current: input.current,
      isChangedElsewhere: context.isChangedElsewhere || input.current !== context.current,
    })),
    askCode: sendTo('code', ({ context: { user, email } }) => ({
      type: 'code.requested',
      to: email,
      request: { user, email },
    })),
    leaveCode: sendTo('code', { type: 'flow.cancelled' }),
    notifyEmail: emit(({ context: { email } }) => ({ type: 'email.changed' as const, email })),
  },
}).createMachine({
  id: 'firstEmail',
  description: 'L’indirizzo e-mail, per lo più il primo: modulo, codice, risultato',
  initial: 'choosing',
  context: ({ input }) => ({ ...input, typed: '', email: '', isChangedElsewhere: false }),
  on: { 'session.changed': { actions: { type: 'takeEmail', params: ({ event }) => event } } },
  states: {
    choosing: {
      description: 'L’indirizzo e-mail, e il codice che vi arriva',
      meta: { page: 'firstEmail', spec: ['EML-008', 'EML-009', 'OTP-007', 'EML-010', 'EML-011'] },
      initial: 'filling',
      on: { 'email.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } } },
      invoke: {
        id: 'code',
        src: 'code',
        onDone: [
          {
            guard: 'codeConfirmed',
            target: 'result.succeeded',
            actions: 'notifyEmail',
            meta: { happyPath: true },
          },
          { guard: 'codeFailed', target: 'result.notSucceeded', meta: { spec: ['OTP-012'] } },
          { guard: 'codeUnanswered', target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
          { guard: 'codeBlocked', target: 'blocked', meta: { spec: ['ERR-022'] } },
        ],
      },
      states: {
        filling: {
          description: 'Attende l’indirizzo, o il codice',
          on: {
            'email.confirmed': [
              {
                guard: 'replacesEmail',
                target: 'sending',
                actions: { type: 'keepEmail', params: ({ event }) => event },
                meta: { spec: ['EML-001'] },
              },
              {
                guard: 'isEmail',
                actions: [{ type: 'keepEmail', params: ({ event }) => event }, 'askCode'],
                meta: { spec: ['EML-010'], happyPath: true },
              },
            ],
            'sending.failed': {
              target: '#firstEmail.result.notSucceeded',
              meta: { spec: ['RES-007', 'ERR-017'] },
            },
            'address.opened': { guard: 'opensForm', actions: 'leaveCode' },
            'session.changed': [
              {
                guard: 'isConfirmed',
                target: '#firstEmail.result.succeeded',
                actions: { type: 'takeEmail', params: ({ event }) => event },
              },
              {
                guard: 'emailHasChanged',
                target: '#firstEmail.choosing',
                actions: { type: 'takeEmail', params: ({ event }) => event },
              },
            ],
          },
        },
        sending: {
          description: 'Sostituisce l’indirizzo di prima, senza un codice',
          tags: ['busy'],
          meta: { spec: ['EML-001'] },
          invoke: {
            id: 'updateEmail',
            src: 'updateEmail',
            input: ({ context: { email } }) => ({ email }),
          },
          on: {
            ...failing(updateEmail, '#firstEmail.result.notSucceeded'),
            'http.200': { target: '#firstEmail.result.succeeded', actions: 'notifyEmail' },
            'http.refused': '#firstEmail.result.notSucceeded',
            'http.network': {
              target: '#firstEmail.result.unanswered',
              meta: { spec: ['ERR-017'] },
            },
          },
        },
      },
    },
    result: {
      description: 'Il risultato',
      meta: { page: 'result' },
      initial: 'succeeded',
      on: { 'home.requested': { target: 'leftForHome', meta: { spec: ['RES-005'] } } },
      states: {
        succeeded: {
          description: 'Operazione andata a buon fine!',
          tags: ['over'],
          meta: { spec: ['RES-001', 'RES-002'] },
        },
        notSucceeded: {
          description: 'Operazione non andata a buon fine!',
          meta: { spec: ['RES-007', 'RES-008'] },
          on: { 'flow.retried': { target: '#firstEmail.choosing', meta: { spec: ['RES-009'] } } },
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
              spec: ['EML-010', 'ERR-017'],
              made: {
                guard: 'emailWasChanged',
                target: '#firstEmail.result.succeeded',
                actions: 'notifyEmail',
              },
              otherwise: '#firstEmail.choosing',
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
    blocked: { type: 'final', description: 'Utenza bloccata', output: { type: 'blocked' } },
  },
  output: flowOutput,
});
