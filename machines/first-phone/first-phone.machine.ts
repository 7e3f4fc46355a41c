import { assign, emit, setup } from 'xstate';
import { phone, phoneIsOld, violationOf } from '../../acquirer/contract/rules';
import { type FlowResult, flowOutput, resultIs, type StateMeta } from '../flow-result';
import { codeExits } from '../shared/otp/otp.exits';
import {
  arrivalOf,
  askedFor,
  leftBy,
  type RecallAnswer,
  type SentCode,
  usedUp,
} from '../shared/otp/sent-code';
import { resumesUnanswered } from '../shared/unanswered';
import { type FirstPhoneAnswer, firstPhoneActors } from './first-phone.actors';
import { contextFrom, type FirstPhoneDraft } from './first-phone.draft';

export interface FirstPhoneContext {
  /** The draft before a reload; null for a new flow. */
  readonly draft: FirstPhoneDraft | null;
  /** The content of the field. */
  readonly typed: string;
  readonly number: string;
  /** The last code, and the number it went to. */
  readonly sent: SentCode | null;
  /** When the code under way was requested, in milliseconds. */
  readonly askedAt: number | null;
}

export type FirstPhoneEvent =
  | FirstPhoneAnswer
  | RecallAnswer
  | { readonly type: 'number.confirmed'; readonly number: string }
  | { readonly type: 'number.typed'; readonly number: string }
  | { readonly type: 'flow.cancelled' }
  | { readonly type: 'flow.retried' }
  | { readonly type: 'login.requested' };

const wentThere = ({ number, sent }: FirstPhoneContext) =>
  sent !== null && phoneIsOld(number, sent.to);

const confirmsAgain = {
  'number.confirmed': { guard: 'isPhone', target: 'recalling', actions: 'keepNumber' },
} as const;

/** The phone a first login asks for: the number, the code, the result (TEL-013). */
export const firstPhoneMachine = setup({
  types: {
    context: {} as FirstPhoneContext,
    events: {} as FirstPhoneEvent,
    input: {} as { draft: FirstPhoneDraft | null },
    output: {} as FlowResult,
    meta: {} as StateMeta,
    emitted: {} as { type: 'phone.changed'; number: string },
    children: {} as { recallCode: 'recallCode'; setPhone: 'setPhone'; code: 'code' },
  },
  actors: firstPhoneActors,
  guards: {
    resumesUnanswered,
    resumesCode: ({ context }) => context.draft?.step === 'code',
    isPhone: ({ event }) =>
      event.type === 'number.confirmed' && violationOf(phone, event.number) === undefined,
    ...codeExits,
    codeLoggedOut: resultIs('loggedOut'),
    codeWasSent: ({ context }) => wentThere(context),
  },
  actions: {
    keepTyped: assign({
      typed: ({ context, event }) => (event.type === 'number.typed' ? event.number : context.typed),
    }),
    keepNumber: assign(({ event }) =>
      event.type === 'number.confirmed' ? { number: event.number, typed: event.number } : {},
    ),
    keepTime: assign({
      askedAt: ({ context, event }) => (event.type === 'code.needed' ? event.at : context.askedAt),
    }),
    rememberCode: assign({
      sent: ({ context: { number, askedAt, sent }, event }) =>
        askedFor(number, askedAt, sent, event.type !== 'http.network'),
    }),
    keepLeftCode: assign({ sent: ({ context, event }) => leftBy(context.sent, event) }),
    distrustCode: assign({ sent: ({ context }) => usedUp(context.sent) }),
    notifyPhone: emit(({ context }) => ({
      type: 'phone.changed' as const,
      number: context.number,
    })),
  },
}).createMachine({
  id: 'firstPhone',
  description: 'Primo accesso: il telefono cellulare, in tre passi',
  initial: 'arriving',
  context: ({ input }) => contextFrom(input.draft),
  states: {
    arriving: {
      description: 'Si comincia dal numero, o si riprende dopo un ricaricamento',
      meta: { spec: ['TEL-013'] },
      always: [
        { guard: 'resumesUnanswered', target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
        { guard: 'resumesCode', target: 'enteringCode' },
        { target: 'enteringNumber', meta: { happyPath: true } },
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
              target: 'recalling',
              actions: 'keepNumber',
              meta: { spec: ['VAL-031'], happyPath: true },
            },
          },
        },
        recalling: {
          description: 'Un codice inviato prima a questo numero vale ancora?',
          tags: ['busy'],
          meta: { spec: ['TEL-016', 'OTP-003'] },
          invoke: {
            id: 'recallCode',
            src: 'recallCode',
            input: ({ context }) => ({
              sentAt: wentThere(context) ? (context.sent?.at ?? null) : null,
            }),
          },
          on: {
            'code.stands': '#firstPhone.enteringCode',
            'code.needed': { target: 'sending', actions: 'keepTime', meta: { happyPath: true } },
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
            'http.200': {
              target: '#firstPhone.enteringCode',
              actions: 'rememberCode',
              meta: { happyPath: true },
            },
            'http.refused': [
              {
                guard: 'codeWasSent',
                target: '#firstPhone.enteringCode',
                actions: 'rememberCode',
                meta: { spec: ['ERR-025'] },
              },
              { target: 'notSent', actions: 'rememberCode', meta: { spec: ['ERR-025'] } },
            ],
            'http.400': { target: 'notServed', meta: { spec: ['ERR-025'] } },
            'http.403': { target: 'notAsked', meta: { spec: ['ERR-025'] } },
            'http.500': 'notSent',
            'http.network': {
              target: 'notSent',
              actions: 'rememberCode',
              meta: { spec: ['ERR-017'] },
            },
            'http.401': { target: '#firstPhone.loggedOut', meta: { spec: ['ERR-027'] } },
          },
        },
        notSent: {
          description: 'Si è verificato un errore, riprovare!',
          tags: ['editable'],
          on: confirmsAgain,
        },
        notServed: {
          description: '400: a questo numero non si inviano codici',
          tags: ['editable'],
          on: confirmsAgain,
        },
        notAsked: {
          description: '403: l’utenza ha già un numero, oppure non può inserirlo ora',
          tags: ['editable'],
          on: confirmsAgain,
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
          ...arrivalOf(context.sent, event),
        }),
        onDone: [
          {
            guard: 'codeConfirmed',
            target: 'result.succeeded',
            actions: 'notifyPhone',
            meta: { happyPath: true },
          },
          { guard: 'codeCancelled', target: 'enteringNumber', actions: 'keepLeftCode' },
          { guard: 'codeBlocked', target: 'blocked', meta: { spec: ['ERR-024'] } },
          {
            guard: 'codeFailed',
            target: 'result.notSucceeded',
            actions: 'keepLeftCode',
            meta: { spec: ['OTP-012'] },
          },
          {
            guard: 'codeUnanswered',
            target: 'result.unanswered',
            actions: 'distrustCode',
            meta: { spec: ['ERR-017'] },
          },
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
  },
  output: flowOutput,
});
