import {
  and,
  assign,
  type CallbackActorLogic,
  type EventObject,
  not,
  setup,
  stateIn,
} from 'xstate';
import { anyConfirmation, failing } from '../../failing';
import { type FlowResult, flowOutput, type StateMeta } from '../../flow-result';
import type { TypedAs } from '../../typed-chart';
import { type OtpAnswer, otpActors } from './otp.actors';

export type OtpInput<Request> = Omit<OtpContext, 'request' | 'code' | 'resends'> & {
  readonly request: Request;
};

/** The output of a code's page about its last code. */
interface LeftCode {
  readonly sentAt: number | null;
  readonly sure: boolean;
}

/** Left without a result, it returns the state of the last code. */
export type OtpExit =
  | Exclude<FlowResult, { readonly type: 'cancelled' | 'failed' }>
  | ({ readonly type: 'cancelled' | 'failed' } & LeftCode);

export interface OtpContext {
  /** The destination of the code, as the merchant may see it. */
  readonly sentTo: string;
  /** What the parent's calls need besides the code. Never shown, never logged. */
  readonly request: unknown;
  /** When the last code was asked for, in milliseconds; null once it has expired. */
  readonly sentAt: number | null;
  /** Whether the acquirer confirmed that a code was sent; a lost answer leaves that open. */
  readonly sure: boolean;
  /** Whether a previous code is still valid: nothing was sent now, and the next code must wait. */
  readonly stands: boolean;
  /**
   * Whether the page opened with a code that voids a valid one; false once the next is requested.
   */
  readonly voids: boolean;
  readonly code: string;
  readonly resends: number;
}

export type OtpEvent =
  | OtpAnswer
  | { readonly type: 'code.confirmed'; readonly code: string }
  | { readonly type: 'code.resent' }
  | { readonly type: 'flow.cancelled' };

/** How long REINVIA CODICE is disabled after a resend. */
export const secondsBetweenResends = 30;

const sixDigits = /^\d{6}$/;

/**
 * A one-time code has been sent: enter it, or ask for another. The parent provides `confirmCode`
 * and `sendCode`.
 */
export const otpMachine = setup({
  types: {
    context: {} as OtpContext,
    events: {} as OtpEvent,
    input: {} as OtpInput<unknown>,
    output: {} as OtpExit,
    meta: {} as StateMeta,
  },
  actors: otpActors,
  delays: { restAfterResend: secondsBetweenResends * 1000 },
  guards: {
    // A resend voids the code before: neither may start while the other is under way.
    canConfirm: and([
      not(stateIn({ entering: { resend: 'sending' } })),
      ({ event }) => event.type === 'code.confirmed' && sixDigits.test(event.code),
    ]),
    codeStands: ({ context }) => context.stands && context.sure,
    canResend: not(stateIn({ entering: { code: 'confirming' } })),
  },
  actions: {
    keepCode: assign({
      code: ({ event }) => (event.type === 'code.confirmed' ? event.code : ''),
    }),
    forgetCode: assign({ code: '' }),
    keepSent: assign(({ context, event }) =>
      event.type === 'code.sent'
        ? { resends: context.resends + 1, sentAt: event.at, sure: true }
        : {},
    ),
    keepTime: assign(({ event }) => (event.type === 'code.unanswered' ? { sentAt: event.at } : {})),
    trustSent: assign({ sure: true }),
    forgetSent: assign({ sentAt: null }),
    forgetVoided: assign({ voids: false }),
  },
}).createMachine({
  id: 'otp',
  description: 'Codice OTP: si inserisce il codice ricevuto, o se ne chiede un altro',
  initial: 'entering',
  context: ({ input }) => ({ ...input, code: '', resends: 0 }),
  states: {
    entering: {
      type: 'parallel',
      description: 'La pagina del codice',
      meta: { spec: ['OTP-001', 'OTP-002'] },
      states: {
        code: {
          initial: 'waiting',
          description: 'Il codice inserito',
          on: {
            'code.confirmed': {
              guard: 'canConfirm',
              target: '.confirming',
              actions: 'keepCode',
              meta: { spec: ['OTP-005', 'VAL-049', 'VAL-051'], happyPath: true },
            },
            'code.sent': { target: '.waiting', meta: { spec: ['OTP-003'] } },
            'flow.cancelled': { target: '#otp.cancelled', meta: { spec: ['OTP-004'] } },
          },
          states: {
            waiting: { description: 'Attende il codice di 6 cifre', tags: ['editable'] },
            confirming: {
              description: 'Verifica il codice',
              tags: ['busy'],
              meta: { spec: ['OTP-010', 'OTP-014'] },
              exit: 'forgetCode',
              invoke: {
                id: 'confirmCode',
                src: 'confirmCode',
                input: ({ context }) => ({ code: context.code, request: context.request }),
              },
              on: {
                ...failing(anyConfirmation, { target: '#otp.failed', meta: { spec: ['OTP-012'] } }),
                'code.confirmed': {},
                'http.200': { target: '#otp.confirmed', meta: { happyPath: true } },
                'otp.5704': {
                  target: 'expired',
                  actions: 'forgetSent',
                  meta: { spec: ['ERR-019'] },
                },
                'otp.5707': { target: 'wrong', meta: { spec: ['ERR-020'] } },
                'otp.5708': { target: 'lastAttempt', meta: { spec: ['ERR-021'] } },
                'otp.5709': { target: '#otp.blocked', meta: { spec: ['ERR-022', 'ERR-023'] } },
                'http.406': { target: 'notConfirmed', meta: { spec: ['ERR-025'] } },
                'password.wrong': { target: '#otp.wrongPassword', meta: { spec: ['ERR-028'] } },
                'http.network': { target: '#otp.unanswered', meta: { spec: ['ERR-017'] } },
              },
            },
            expired: { description: '5704: Codice OTP scaduto', tags: ['editable'] },
            wrong: { description: '5707: Codice OTP non valido', tags: ['editable'] },
            lastAttempt: {
              description: '5708: Ultimo tentativo prima del blocco utenza',
              tags: ['editable'],
            },
            notConfirmed: {
              description: '406 con un altro codice: si può riprovare',
              tags: ['editable'],
            },
          },
        },
        resend: {
          initial: 'arriving',
          description: 'REINVIA CODICE',
          states: {
            arriving: {
              description: 'Il codice è stato inviato adesso, o vale ancora quello di prima?',
              always: [{ guard: 'codeStands', target: 'resting' }, { target: 'available' }],
            },
            available: {
              description: 'Si può chiedere un altro codice',
              on: {
                'code.resent': {
                  guard: 'canResend',
                  target: 'sending',
                  actions: 'forgetVoided',
                  meta: { spec: ['OTP-003'] },
                },
              },
            },
            sending: {
              description: 'Chiede un altro codice: quello di prima non vale più',
              invoke: {
                id: 'sendCode',
                src: 'sendCode',
                input: ({ context }) => ({ request: context.request }),
              },
              on: {
                'code.sent': { target: 'resting', actions: 'keepSent' },
                'code.refused': {
                  target: 'refused',
                  actions: 'trustSent',
                  meta: { spec: ['ERR-025'] },
                },
                'code.notSent': { target: 'notSent', meta: { spec: ['ERR-025'] } },
                'code.unanswered': {
                  target: 'unanswered',
                  actions: 'keepTime',
                  meta: { spec: ['ERR-017', 'ERR-025'] },
                },
                'code.passwordNeeded': { target: '#otp.cancelled', actions: 'forgetSent' },
                'code.loggedOut': { target: '#otp.loggedOut', meta: { spec: ['ERR-027'] } },
              },
            },
            resting: {
              description: 'Un codice è stato inviato: per 30 secondi non se ne chiede un altro',
              after: { restAfterResend: 'available' },
            },
            refused: {
              description: 'Non inviato: vale ancora il codice di prima',
              on: { 'code.resent': { guard: 'canResend', target: 'sending' } },
            },
            notSent: {
              description: 'Non inviato: Si è verificato un errore, riprovare!',
              on: { 'code.resent': { guard: 'canResend', target: 'sending' } },
            },
            unanswered: {
              description: 'La risposta si è persa: se un altro codice arriva, vale solo quello',
              on: { 'code.resent': { guard: 'canResend', target: 'sending' } },
            },
          },
        },
      },
    },
    confirmed: {
      type: 'final',
      description: 'Il codice è giusto',
      output: { type: 'completed' },
    },
    wrongPassword: {
      type: 'final',
      description: 'La vecchia password non è quella giusta',
      output: { type: 'wrongPassword' },
    },
    blocked: {
      type: 'final',
      description: '5709: Utenza bloccata',
      output: { type: 'blocked' },
    },
    cancelled: {
      type: 'final',
      description: 'INDIETRO: il codice inviato può valere ancora',
      output: ({ context: { sentAt, sure } }) => ({ type: 'cancelled', sentAt, sure }),
    },
    loggedOut: {
      type: 'final',
      description: '401 senza una sessione a cui tornare: alla login',
      output: { type: 'loggedOut' },
    },
    unanswered: {
      type: 'final',
      description: 'La risposta si è persa: non si sa se il codice è stato accettato',
      output: { type: 'unanswered' },
    },
    failed: {
      type: 'final',
      description: 'Ogni altro errore: il risultato è negativo',
      output: ({ context: { sentAt, sure } }) => ({ type: 'failed', sentAt, sure }),
    },
  },
  output: flowOutput,
});

interface OtpCalls<Request> {
  readonly confirmCode: CallbackActorLogic<EventObject, { code: string; request: Request }>;
  readonly sendCode: CallbackActorLogic<EventObject, { request: Request }>;
}

/** The chart with the calls of one flow, and with the types of their input. */
export const otpWith = <Request>(calls: OtpCalls<Request>) =>
  otpMachine.provide({ actors: calls } as never) as unknown as TypedAs<
    typeof otpMachine,
    {
      context: OtpContext;
      events: OtpEvent;
      input: OtpInput<Request>;
    }
  >;
