import { assign, emit, setup } from 'xstate';
import { phone, phoneIsOld, violationOf } from '../../acquirer/contract/rules';
import { asItEnded, type Exit, endedAs, type StateMeta } from '../exit';
import { codeExits } from '../shared/otp/otp.exits';
import { resumesUnanswered } from '../shared/unanswered';
import { type FirstPhoneAnswer, firstPhoneActors } from './first-phone.actors';
import { contextFrom, type KeptFirstPhone } from './first-phone.kept';

export interface FirstPhoneContext {
  /** What was kept before a reload; null where it begins anew. */
  readonly kept: KeptFirstPhone | null;
  /** What stands in the field. */
  readonly typed: string;
  readonly number: string;
  /** The number that the last code went to. */
  readonly codeSentTo: string | null;
}

export type FirstPhoneEvent =
  | FirstPhoneAnswer
  | { readonly type: 'number.confirmed'; readonly number: string }
  | { readonly type: 'number.typed'; readonly number: string }
  | { readonly type: 'flow.cancelled' }
  | { readonly type: 'flow.retried' }
  | { readonly type: 'login.requested' };

/** The phone a first login asks for: the number, the code, the result (TEL-013). */
export const firstPhoneMachine = setup({
  types: {
    context: {} as FirstPhoneContext,
    events: {} as FirstPhoneEvent,
    input: {} as { kept: KeptFirstPhone | null },
    output: {} as Exit,
    meta: {} as StateMeta,
    emitted: {} as { type: 'phone.changed'; number: string },
    children: {} as { setPhone: 'setPhone'; code: 'code' },
  },
  actors: firstPhoneActors,
  guards: {
    resumesUnanswered,
    resumesCode: ({ context }) => context.kept?.step === 'code',
    isPhone: ({ event }) =>
      event.type === 'number.confirmed' && violationOf(phone, event.number) === undefined,
    ...codeExits,
    codeLoggedOut: endedAs('loggedOut'),
    codeWasSent: ({ context: { number, codeSentTo } }) =>
      codeSentTo !== null && phoneIsOld(number, codeSentTo),
  },
  actions: {
    keepTyped: assign({
      typed: ({ context, event }) => (event.type === 'number.typed' ? event.number : context.typed),
    }),
    keepNumber: assign(({ event }) =>
      event.type === 'number.confirmed' ? { number: event.number, typed: event.number } : {},
    ),
    rememberCode: assign({ codeSentTo: ({ context }) => context.number }),
    tellPhone: emit(({ context }) => ({
      type: 'phone.changed' as const,
      number: context.number,
    })),
  },
}).createMachine({
  id: 'firstPhone',
  description: 'Primo accesso: il telefono cellulare, in tre passi',
  initial: 'arriving',
  context: ({ input }) => contextFrom(input.kept),
  states: {
    arriving: {
      description: 'Si comincia dal numero, o si riprende dopo un ricaricamento',
      meta: { spec: ['TEL-013'] },
      always: [
        { guard: 'resumesUnanswered', target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
        { guard: 'resumesCode', target: 'enteringCode' },
        { target: 'enteringNumber' },
      ],
    },
    enteringNumber: {
      description: 'Passo 1: il numero',
      meta: { page: 'firstPhone', spec: ['TEL-014', 'TEL-015'] },
      initial: 'filling',
      on: {
        'flow.cancelled': { target: 'loggedOut', meta: { spec: ['TEL-015'] } },
        'number.typed': { actions: 'keepTyped' },
      },
      states: {
        filling: {
          description: 'Attende il numero',
          tags: ['editable'],
          on: {
            'number.confirmed': {
              guard: 'isPhone',
              target: 'sending',
              actions: 'keepNumber',
              meta: { spec: ['VAL-031'] },
            },
          },
        },
        sending: {
          description: 'Registra il numero e invia il codice',
          tags: ['busy'],
          meta: { spec: ['TEL-016'] },
          invoke: {
            id: 'setPhone',
            src: 'setPhone',
            input: ({ context }) => ({ number: context.number }),
          },
          on: {
            'http.200': { target: '#firstPhone.enteringCode', actions: 'rememberCode' },
            'http.refused': [
              {
                guard: 'codeWasSent',
                target: '#firstPhone.enteringCode',
                meta: { spec: ['ERR-025'] },
              },
              { target: 'notSent', actions: 'rememberCode', meta: { spec: ['ERR-025'] } },
            ],
            'http.500': 'notSent',
            'http.network': {
              target: 'notSent',
              actions: 'rememberCode',
              meta: { spec: ['ERR-017'] },
            },
            'http.401': { target: '#firstPhone.loggedOut', meta: { spec: ['ERR-027'] } },
            'http.408': '#firstPhone.sessionExpired',
          },
        },
        notSent: {
          description: 'Si è verificato un errore, riprovare!',
          tags: ['editable'],
          on: {
            'number.confirmed': { guard: 'isPhone', target: 'sending', actions: 'keepNumber' },
          },
        },
      },
    },
    enteringCode: {
      description: 'Passo 2: codice OTP',
      meta: { page: 'firstPhone', spec: ['TEL-017'] },
      invoke: {
        id: 'code',
        src: 'code',
        input: ({ context, event }) => ({
          sentTo: context.number,
          request: { number: context.number },
          stands: event.type === 'http.refused',
        }),
        onDone: [
          { guard: 'codeConfirmed', target: 'result.succeeded', actions: 'tellPhone' },
          { guard: 'codeCancelled', target: 'enteringNumber' },
          { guard: 'codeBlocked', target: 'blocked', meta: { spec: ['ERR-024'] } },
          { guard: 'codeExpired', target: 'sessionExpired', meta: { spec: ['OTP-013'] } },
          { guard: 'codeFailed', target: 'result.notSucceeded', meta: { spec: ['OTP-012'] } },
          { guard: 'codeUnanswered', target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
          { guard: 'codeLoggedOut', target: 'loggedOut', meta: { spec: ['ERR-027'] } },
        ],
      },
    },
    result: {
      description: 'Passo 3: il risultato',
      meta: { page: 'firstPhone', spec: ['TEL-018'] },
      initial: 'succeeded',
      on: { 'login.requested': { target: 'loggedOut', meta: { spec: ['TEL-018'] } } },
      states: {
        succeeded: {
          description: 'Operazione andata a buon fine!',
          meta: { spec: ['RES-001', 'RES-003'] },
        },
        notSucceeded: {
          description: 'Operazione non andata a buon fine!',
          meta: { spec: ['RES-007', 'RES-008'] },
          on: {
            'flow.retried': {
              target: '#firstPhone.enteringNumber',
              meta: { spec: ['TEL-019', 'RES-009'] },
            },
          },
        },
        unanswered: {
          description: 'La risposta si è persa: la modifica potrebbe essere avvenuta',
          meta: { spec: ['RES-007', 'ERR-017'] },
          on: {
            'flow.retried': {
              target: '#firstPhone.enteringNumber',
              meta: { spec: ['TEL-019', 'RES-009'] },
            },
          },
        },
      },
    },
    loggedOut: { type: 'final', description: 'Alla login', output: { type: 'loggedOut' } },
    blocked: { type: 'final', description: 'Utenza bloccata', output: { type: 'blocked' } },
    sessionExpired: {
      type: 'final',
      description: '408, o 401 sul codice: la sessione è scaduta',
      output: { type: 'sessionExpired' },
    },
  },
  output: asItEnded,
});
