import { assign, emit, setup } from 'xstate';
import { email, violationOf } from '../../acquirer/contract/rules';
import { asItEnded, type Exit, type StateMeta } from '../exit';
import { isAt } from '../pages';
import { codeExits } from '../shared/otp/otp.exits';
import { resumesUnanswered } from '../shared/unanswered';
import { type FirstEmailAnswer, firstEmailActors } from './first-email.actors';
import { contextFrom, type KeptFirstEmail } from './first-email.kept';

export interface FirstEmailContext {
  readonly user: string;
  /** The address the flow was entered by. */
  readonly path: string;
  /** What was kept before a reload; null where it begins anew. */
  readonly kept: KeptFirstEmail | null;
  /** What stands in the field. */
  readonly typed: string;
  readonly email: string;
  /** The address that the last code went to. */
  readonly codeSentTo: string | null;
}

export type FirstEmailEvent =
  | FirstEmailAnswer
  | { readonly type: 'email.confirmed'; readonly email: string }
  | { readonly type: 'email.typed'; readonly email: string }
  | { readonly type: 'address.opened'; readonly path: string }
  | { readonly type: 'flow.retried' }
  | { readonly type: 'home.requested' };

/** An account without an e-mail gives one, and confirms it with the code it receives there (EML-008). */
export const firstEmailMachine = setup({
  types: {
    context: {} as FirstEmailContext,
    events: {} as FirstEmailEvent,
    input: {} as { user: string; path: string; kept: KeptFirstEmail | null },
    output: {} as Exit,
    meta: {} as StateMeta,
    emitted: {} as { type: 'email.changed'; email: string },
    children: {} as { updateEmail: 'updateEmail'; code: 'code' },
  },
  actors: firstEmailActors,
  guards: {
    resumesUnanswered,
    resumesCode: ({ context: { path, kept } }) => isAt(path, 'code') && kept?.step === 'code',
    isEmail: ({ event }) =>
      event.type === 'email.confirmed' && violationOf(email, event.email) === undefined,
    ...codeExits,
    codeWasSent: ({ context }) => context.codeSentTo === context.email,
    opensForm: ({ event }) => event.type === 'address.opened' && isAt(event.path, 'firstEmail'),
  },
  actions: {
    keepTyped: assign({
      typed: ({ context, event }) => (event.type === 'email.typed' ? event.email : context.typed),
    }),
    keepEmail: assign(({ event }) =>
      event.type === 'email.confirmed' ? { email: event.email, typed: event.email } : {},
    ),
    rememberCode: assign({ codeSentTo: ({ context }) => context.email }),
    tellEmail: emit(({ context }) => ({
      type: 'email.changed' as const,
      email: context.email,
    })),
  },
}).createMachine({
  id: 'firstEmail',
  description: 'L’indirizzo e-mail che manca: modulo, codice, risultato',
  initial: 'arriving',
  context: ({ input: { kept, ...known } }) => ({ ...known, ...contextFrom(kept) }),
  states: {
    arriving: {
      description: 'Si comincia dall’indirizzo, o si riprende dopo un ricaricamento',
      meta: { spec: ['EML-008'] },
      always: [
        { guard: 'resumesUnanswered', target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
        { guard: 'resumesCode', target: 'enteringCode' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'L’indirizzo e-mail',
      meta: { page: 'firstEmail', spec: ['EML-008', 'EML-009'] },
      initial: 'filling',
      on: { 'email.typed': { actions: 'keepTyped' } },
      states: {
        filling: {
          description: 'Attende l’indirizzo',
          on: {
            'email.confirmed': { guard: 'isEmail', target: 'sending', actions: 'keepEmail' },
          },
        },
        sending: {
          description: 'Registra l’indirizzo, a cui arriva il codice',
          tags: ['busy'],
          meta: { spec: ['EML-010'] },
          invoke: {
            id: 'updateEmail',
            src: 'updateEmail',
            input: ({ context }) => ({ email: context.email }),
          },
          on: {
            'http.200': { target: '#firstEmail.enteringCode', actions: 'rememberCode' },
            'http.refused': [
              { guard: 'codeWasSent', target: '#firstEmail.enteringCode' },
              { target: '#firstEmail.result.notSucceeded', actions: 'rememberCode' },
            ],
            'http.400': '#firstEmail.result.notSucceeded',
            'http.403': '#firstEmail.result.notSucceeded',
            'http.404': '#firstEmail.result.notSucceeded',
            'http.500': '#firstEmail.result.notSucceeded',
            'http.network': {
              target: '#firstEmail.result.notSucceeded',
              actions: 'rememberCode',
              meta: { spec: ['ERR-017'] },
            },
            'http.401': '#firstEmail.sessionExpired',
            'http.408': '#firstEmail.sessionExpired',
          },
        },
      },
    },
    enteringCode: {
      description: 'Codice OTP ricevuto per e-mail',
      meta: { page: 'code', spec: ['OTP-007', 'EML-010', 'EML-011'] },
      on: { 'address.opened': { guard: 'opensForm', target: 'choosing' } },
      invoke: {
        id: 'code',
        src: 'code',
        input: ({ context, event }) => ({
          sentTo: context.email,
          request: { user: context.user, email: context.email },
          stands: event.type === 'http.refused',
        }),
        onDone: [
          { guard: 'codeConfirmed', target: 'result.succeeded', actions: 'tellEmail' },
          { guard: 'codeCancelled', target: 'choosing' },
          { guard: 'codeBlocked', target: 'blocked', meta: { spec: ['ERR-022'] } },
          { guard: 'codeExpired', target: 'sessionExpired', meta: { spec: ['OTP-013'] } },
          { guard: 'codeFailed', target: 'result.notSucceeded', meta: { spec: ['OTP-012'] } },
          { guard: 'codeUnanswered', target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
        ],
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
          on: {
            'flow.retried': {
              target: '#firstEmail.choosing',
              meta: { spec: ['RES-009'] },
            },
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
    sessionExpired: {
      type: 'final',
      description: '401 o 408: la sessione è scaduta',
      output: { type: 'sessionExpired' },
    },
  },
  output: asItEnded,
});
