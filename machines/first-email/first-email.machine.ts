import { assign, emit, sendTo, setup } from 'xstate';
import { updateEmail } from '../../acquirer/contract/email-change';
import { email, emailIsOld, violationOf } from '../../acquirer/contract/rules';
import { failing } from '../failing';
import { type FlowResult, flowOutput, type SessionChanged, type StateMeta } from '../flow-result';
import { isAt } from '../pages';
import { codeEnds, codeGuards } from '../shared/code/code.ends';
import { withEvent } from '../typed-chart';
import { merchantIn, type VerifyingAnswer, verifiedResults } from '../verifying';
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

type Entered = { readonly email: string };
type Changed = Pick<SessionChanged<FirstEmailInput>, 'input'>;

const isAnother = (entered: Entered, { current }: FirstEmailContext) =>
  violationOf(email, entered.email) === undefined && !emailIsOld(entered.email, current);

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
    isEmail: ({ context }, entered: Entered) => isAnother(entered, context),
    /** VERIFY_OTP_USER confirms a first e-mail only: later ones change immediately. */
    replacesEmail: ({ context }, entered: Entered) =>
      context.current !== '' && isAnother(entered, context),
    ...codeGuards,
    emailHasChanged: ({ context }, { input }: Changed) => input.current !== context.current,
    isConfirmed: ({ context }, { input }: Changed) =>
      input.current !== context.current && input.current === context.email,
    emailWasChanged: ({ context, event }) =>
      emailIsOld(context.email, merchantIn(event)?.email ?? ''),
    opensForm: (_, { path }: { path: string }) => isAt(path, 'firstEmail'),
  },
  actions: {
    keepTyped: assign((_, { email }: Entered) => ({ typed: email })),
    keepEmail: assign((_, { email }: Entered) => ({ typed: email, email })),
    takeEmail: assign(({ context }, { input }: Changed) => ({
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
  on: { 'session.changed': { actions: withEvent('takeEmail') } },
  states: {
    choosing: {
      description: 'L’indirizzo e-mail, e il codice che vi arriva',
      meta: { page: 'firstEmail', spec: ['EML-008', 'EML-009', 'OTP-007', 'EML-010', 'EML-011'] },
      initial: 'filling',
      on: { 'email.typed': { actions: withEvent('keepTyped') } },
      invoke: {
        id: 'code',
        src: 'code',
        onDone: codeEnds({ confirmed: { target: 'result.succeeded', actions: 'notifyEmail' } }),
      },
      states: {
        filling: {
          description: 'Attende l’indirizzo, o il codice',
          on: {
            'email.confirmed': [
              {
                guard: withEvent('replacesEmail'),
                target: 'sending',
                actions: withEvent('keepEmail'),
                meta: { spec: ['EML-001'] },
              },
              {
                guard: withEvent('isEmail'),
                actions: [withEvent('keepEmail'), 'askCode'],
                meta: { spec: ['EML-010'], happyPath: true },
              },
            ],
            'sending.failed': {
              target: '#firstEmail.result.notSucceeded',
              meta: { spec: ['RES-007', 'ERR-017'] },
            },
            'address.opened': { guard: withEvent('opensForm'), actions: 'leaveCode' },
            'session.changed': [
              {
                guard: withEvent('isConfirmed'),
                target: '#firstEmail.result.succeeded',
                actions: withEvent('takeEmail'),
              },
              {
                guard: withEvent('emailHasChanged'),
                target: '#firstEmail.choosing',
                actions: withEvent('takeEmail'),
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
      states: verifiedResults({
        spec: ['RES-001', 'RES-002'],
        first: '#firstEmail.choosing',
        verified: ['EML-010', 'ERR-017'],
        made: { guard: 'emailWasChanged', actions: 'notifyEmail' },
      }),
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
