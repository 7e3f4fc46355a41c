import { assign, emit, setup } from 'xstate';
import { phone, phoneIsOld, violationOf } from '../../acquirer/contract/rules';
import { type FlowResult, flowOutput, type StateMeta } from '../flow-result';
import type { SessionChanged } from '../session-changed';
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
import { merchantIn, type VerifyingAnswer, verifying } from '../verifying';
import { type PhoneChangeAnswer, phoneChangeActors } from './phone-change.actors';
import { contextFrom, type PhoneChangeDraft } from './phone-change.draft';

export interface PhoneChangeInput {
  readonly user: string;
  readonly oldNumber: string;
  /** The draft before a reload; null for a new flow. */
  readonly draft: PhoneChangeDraft | null;
}

export interface PhoneChangeContext extends PhoneChangeInput {
  /** The content of the field for the new number. */
  readonly typed: string;
  readonly newNumber: string;
  /** The last code, and the number it went to. */
  readonly sent: SentCode | null;
  /** When the code under way was requested, in milliseconds. */
  readonly askedAt: number | null;
}

export type PhoneChangeEvent =
  | PhoneChangeAnswer
  | VerifyingAnswer
  | RecallAnswer
  | SessionChanged<PhoneChangeInput>
  | { readonly type: 'step.confirmed' }
  | { readonly type: 'number.confirmed'; readonly number: string }
  | { readonly type: 'number.typed'; readonly number: string }
  | { readonly type: 'flow.retried' }
  | { readonly type: 'login.requested' };

const wentTo = ({ sent }: PhoneChangeContext, number: string) =>
  sent !== null && phoneIsOld(number, sent.to);

/** When this number's code was requested; null where it has none. */
const sentAt = (context: PhoneChangeContext, number: string) =>
  wentTo(context, number) ? (context.sent?.at ?? null) : null;

/** Modifica telefono: a code to the old number, the new number, a code to it (TEL-001). */
export const phoneChangeMachine = setup({
  types: {
    context: {} as PhoneChangeContext,
    events: {} as PhoneChangeEvent,
    input: {} as PhoneChangeInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    emitted: {} as { type: 'phone.changed'; number: string },
    children: {} as {
      recallOldCode: 'recallCode';
      recallNewCode: 'recallCode';
      sendToOldNumber: 'sendToOldNumber';
      sendToNewNumber: 'sendToNewNumber';
      oldNumberCode: 'oldNumberCode';
      newNumberCode: 'newNumberCode';
      welcome: 'welcome';
    },
  },
  actors: phoneChangeActors,
  guards: {
    resumesUnanswered,
    resumesOldCode: ({ context }) => context.draft?.step === 'oldCode',
    resumesNewNumber: ({ context }) => context.draft?.step === 'newNumber',
    resumesNewCode: ({ context }) => context.draft?.step === 'newCode',
    isAnotherPhone: ({ context, event }) =>
      event.type === 'number.confirmed' &&
      violationOf(phone, event.number) === undefined &&
      !phoneIsOld(event.number, context.oldNumber),
    ...codeExits,
    oldCodeWasSent: ({ context }) => wentTo(context, context.oldNumber),
    newCodeWasSent: ({ context }) => wentTo(context, context.newNumber),
    newNumberIsInUse: ({ context, event }) =>
      event.type === 'session.changed' && phoneIsOld(context.newNumber, event.input.oldNumber),
    phoneWasChanged: ({ context, event }) =>
      phoneIsOld(context.newNumber, merchantIn(event)?.cellNumber ?? ''),
    numberHasChanged: ({ context, event }) =>
      event.type === 'session.changed' && event.input.oldNumber !== context.oldNumber,
  },
  actions: {
    keepTyped: assign({
      typed: ({ context, event }) => (event.type === 'number.typed' ? event.number : context.typed),
    }),
    keepNumber: assign(({ event }) =>
      event.type === 'number.confirmed' ? { newNumber: event.number, typed: event.number } : {},
    ),
    keepTime: assign({
      askedAt: ({ context, event }) => (event.type === 'code.needed' ? event.at : context.askedAt),
    }),
    rememberOldCode: assign({
      sent: ({ context: { oldNumber, askedAt, sent }, event }) =>
        askedFor(oldNumber, askedAt, sent, event.type !== 'http.network'),
    }),
    rememberNewCode: assign({
      sent: ({ context: { newNumber, askedAt, sent }, event }) =>
        askedFor(newNumber, askedAt, sent, event.type !== 'http.network'),
    }),
    keepLeftCode: assign({ sent: ({ context, event }) => leftBy(context.sent, event) }),
    distrustCode: assign({ sent: ({ context }) => usedUp(context.sent) }),
    forgetCode: assign({ sent: null }),
    takeNumber: assign({
      oldNumber: ({ context, event }) =>
        event.type === 'session.changed' ? event.input.oldNumber : context.oldNumber,
    }),
    notifyPhone: emit(({ context }) => ({
      type: 'phone.changed' as const,
      number: context.newNumber,
    })),
  },
}).createMachine({
  id: 'phoneChange',
  description: 'Modifica del telefono cellulare, in cinque passi',
  initial: 'arriving',
  context: ({ input: { draft, ...known } }) => ({ ...known, ...contextFrom(draft), askedAt: null }),
  on: {
    'session.changed': {
      guard: 'numberHasChanged',
      target: '.confirmingOldNumber.changedElsewhere',
      actions: ['takeNumber', 'forgetCode'],
      meta: { spec: ['TEL-002', 'TEL-003'] },
    },
  },
  states: {
    arriving: {
      description: 'Si comincia dal primo passo, o si riprende dopo un ricaricamento',
      meta: { spec: ['TEL-001'] },
      always: [
        { guard: 'resumesUnanswered', target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
        { guard: 'resumesOldCode', target: 'enteringOldCode' },
        { guard: 'resumesNewNumber', target: 'enteringNewNumber' },
        { guard: 'resumesNewCode', target: 'enteringNewCode' },
        { target: 'confirmingOldNumber', meta: { way: 'good' } },
      ],
    },
    confirmingOldNumber: {
      description: 'Passo 1: il codice andrà al vecchio numero',
      meta: { spec: ['TEL-002', 'TEL-003', 'TEL-004'] },
      initial: 'ready',
      states: {
        ready: {
          description: 'Attende AVANTI',
          on: { 'step.confirmed': { target: 'recalling', meta: { way: 'good' } } },
        },
        changedElsewhere: {
          description: 'Il numero è stato modificato in un’altra scheda: si comincia da quello',
          meta: { spec: ['TEL-002'] },
          on: { 'step.confirmed': 'recalling' },
        },
        recalling: {
          description: 'Un codice inviato prima a questo numero vale ancora?',
          tags: ['busy'],
          meta: { spec: ['TEL-005', 'OTP-003'] },
          invoke: {
            id: 'recallOldCode',
            src: 'recallCode',
            input: ({ context }) => ({ sentAt: sentAt(context, context.oldNumber) }),
          },
          on: {
            'code.stands': '#phoneChange.enteringOldCode',
            'code.needed': { target: 'sending', actions: 'keepTime', meta: { way: 'good' } },
          },
        },
        sending: {
          description: 'Chiede di inviare il codice al vecchio numero',
          tags: ['busy'],
          meta: { spec: ['TEL-005'] },
          invoke: { id: 'sendToOldNumber', src: 'sendToOldNumber' },
          on: {
            'http.200': {
              target: '#phoneChange.enteringOldCode',
              actions: 'rememberOldCode',
              meta: { way: 'good' },
            },
            'http.refused': [
              {
                guard: 'oldCodeWasSent',
                target: '#phoneChange.enteringOldCode',
                actions: 'rememberOldCode',
              },
              { target: 'notSent', actions: 'rememberOldCode', meta: { spec: ['ERR-025'] } },
            ],
            'http.500': 'notSent',
            'http.network': {
              target: 'notSent',
              actions: 'rememberOldCode',
              meta: { spec: ['ERR-017'] },
            },
          },
        },
        notSent: {
          description: 'Si è verificato un errore, riprovare!',
          on: { 'step.confirmed': 'recalling' },
        },
      },
    },
    enteringOldCode: {
      description: 'Passo 2: codice OTP del vecchio numero',
      meta: { spec: ['TEL-006'] },
      invoke: {
        id: 'oldNumberCode',
        src: 'oldNumberCode',
        input: ({ context, event }) => ({
          sentTo: context.oldNumber,
          request: { user: context.user, newNumber: context.newNumber },
          ...arrivalOf(context.sent, event),
        }),
        onDone: [
          {
            guard: 'codeConfirmed',
            target: 'enteringNewNumber',
            actions: 'forgetCode',
            meta: { way: 'good' },
          },
          { guard: 'codeCancelled', target: 'confirmingOldNumber', actions: 'keepLeftCode' },
          { guard: 'codeBlocked', target: 'blocked', meta: { spec: ['ERR-022'] } },
          {
            guard: 'codeFailed',
            target: 'result.notSucceeded',
            actions: 'keepLeftCode',
            meta: { spec: ['OTP-012'] },
          },
          {
            guard: 'codeUnanswered',
            target: 'result.notSucceeded',
            actions: 'distrustCode',
            meta: { spec: ['ERR-017'] },
          },
        ],
      },
    },
    enteringNewNumber: {
      description: 'Passo 3: il nuovo numero',
      meta: { spec: ['TEL-007', 'TEL-008'] },
      initial: 'filling',
      on: { 'number.typed': { actions: 'keepTyped' } },
      states: {
        filling: {
          description: 'Attende il nuovo numero',
          tags: ['editable'],
          on: {
            'number.confirmed': {
              guard: 'isAnotherPhone',
              target: 'recalling',
              actions: 'keepNumber',
              meta: { spec: ['VAL-029', 'VAL-031'], way: 'good' },
            },
          },
        },
        recalling: {
          description: 'Un codice inviato prima a questo numero vale ancora?',
          tags: ['busy'],
          meta: { spec: ['TEL-009', 'OTP-003'] },
          invoke: {
            id: 'recallNewCode',
            src: 'recallCode',
            input: ({ context }) => ({ sentAt: sentAt(context, context.newNumber) }),
          },
          on: {
            'code.stands': '#phoneChange.enteringNewCode',
            'code.needed': { target: 'sending', actions: 'keepTime', meta: { way: 'good' } },
          },
        },
        sending: {
          description: 'Chiede di inviare il codice al nuovo numero',
          tags: ['busy'],
          meta: { spec: ['TEL-009'] },
          invoke: {
            id: 'sendToNewNumber',
            src: 'sendToNewNumber',
            input: ({ context }) => ({ newNumber: context.newNumber }),
          },
          on: {
            'http.200': {
              target: '#phoneChange.enteringNewCode',
              actions: 'rememberNewCode',
              meta: { way: 'good' },
            },
            'http.refused': [
              {
                guard: 'newCodeWasSent',
                target: '#phoneChange.enteringNewCode',
                actions: 'rememberNewCode',
              },
              { target: 'notSent', actions: 'rememberNewCode', meta: { spec: ['ERR-025'] } },
            ],
            'http.403': { target: 'unconfirmed', meta: { spec: ['TEL-009', 'ERR-025'] } },
            'http.500': 'notSent',
            'http.network': {
              target: 'notSent',
              actions: 'rememberNewCode',
              meta: { spec: ['ERR-017'] },
            },
          },
        },
        notSent: {
          description: 'Si è verificato un errore, riprovare!',
          tags: ['editable'],
          on: {
            'number.confirmed': {
              guard: 'isAnotherPhone',
              target: 'recalling',
              actions: 'keepNumber',
            },
            'flow.retried': '#phoneChange.confirmingOldNumber',
          },
        },
        unconfirmed: {
          description: 'La conferma del vecchio numero non vale più: si ricomincia da lì',
          tags: ['editable'],
          on: {
            'number.confirmed': {
              guard: 'isAnotherPhone',
              target: 'recalling',
              actions: 'keepNumber',
            },
            'flow.retried': '#phoneChange.confirmingOldNumber',
          },
        },
      },
    },
    enteringNewCode: {
      description: 'Passo 4: codice OTP del nuovo numero',
      meta: { spec: ['TEL-010'] },
      on: {
        'session.changed': {
          guard: 'newNumberIsInUse',
          target: 'result.succeeded',
          actions: 'takeNumber',
          meta: { spec: ['TEL-011'] },
        },
      },
      invoke: {
        id: 'newNumberCode',
        src: 'newNumberCode',
        input: ({ context, event }) => ({
          sentTo: context.newNumber,
          request: { user: context.user, newNumber: context.newNumber },
          ...arrivalOf(context.sent, event),
        }),
        onDone: [
          {
            guard: 'codeConfirmed',
            target: 'result.succeeded',
            actions: 'notifyPhone',
            meta: { way: 'good' },
          },
          { guard: 'codeCancelled', target: 'enteringNewNumber', actions: 'keepLeftCode' },
          { guard: 'codeBlocked', target: 'blocked', meta: { spec: ['ERR-022'] } },
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
        ],
      },
    },
    result: {
      description: 'Passo 5: il risultato',
      meta: { spec: ['TEL-011'] },
      initial: 'succeeded',
      on: {
        'login.requested': { target: 'loggedOut', meta: { spec: ['RES-006', 'RES-010'] } },
        'session.changed': { actions: 'takeNumber' },
      },
      states: {
        succeeded: {
          description: 'Operazione andata a buon fine!',
          meta: { spec: ['RES-001', 'RES-002', 'RES-003'] },
        },
        notSucceeded: {
          description: 'Operazione non andata a buon fine!',
          meta: { spec: ['RES-007', 'RES-008'] },
          on: {
            'flow.retried': {
              target: '#phoneChange.confirmingOldNumber',
              meta: { spec: ['RES-009'] },
            },
          },
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
              spec: ['TEL-011', 'ERR-017'],
              made: {
                guard: 'phoneWasChanged',
                target: '#phoneChange.result.succeeded',
                actions: 'notifyPhone',
              },
              otherwise: '#phoneChange.confirmingOldNumber',
            }),
          },
        },
      },
    },
    loggedOut: { type: 'final', description: 'Alla login', output: { type: 'loggedOut' } },
    blocked: { type: 'final', description: 'Utenza bloccata', output: { type: 'blocked' } },
  },
  output: flowOutput,
});
