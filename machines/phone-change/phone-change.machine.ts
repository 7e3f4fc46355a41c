import { assign, emit, setup } from 'xstate';
import { phone, phoneIsOld, violationOf } from '../../acquirer/contract/rules';
import { asItEnded, type Exit, type StateMeta } from '../exit';
import { codeExits } from '../shared/otp/otp.exits';
import { resumesUnanswered } from '../shared/unanswered';
import { type PhoneChangeAnswer, phoneChangeActors } from './phone-change.actors';
import { contextFrom, type KeptPhoneChange } from './phone-change.kept';

export interface PhoneChangeContext {
  readonly user: string;
  readonly oldNumber: string;
  /** What was kept before a reload; null where it begins anew. */
  readonly kept: KeptPhoneChange | null;
  /** What stands in the field of the new number. */
  readonly typed: string;
  readonly newNumber: string;
  /** The number that the last code went to. */
  readonly codeSentTo: string | null;
}

export type PhoneChangeEvent =
  | PhoneChangeAnswer
  | { readonly type: 'step.confirmed' }
  | { readonly type: 'number.confirmed'; readonly number: string }
  | { readonly type: 'number.typed'; readonly number: string }
  | { readonly type: 'flow.retried' }
  | { readonly type: 'login.requested' };

/** Modifica telefono: a code to the old number, the new number, a code to it (TEL-001). */
export const phoneChangeMachine = setup({
  types: {
    context: {} as PhoneChangeContext,
    events: {} as PhoneChangeEvent,
    input: {} as { user: string; oldNumber: string; kept: KeptPhoneChange | null },
    output: {} as Exit,
    meta: {} as StateMeta,
    emitted: {} as { type: 'phone.changed'; number: string },
    children: {} as {
      sendToOldNumber: 'sendToOldNumber';
      sendToNewNumber: 'sendToNewNumber';
      oldNumberCode: 'oldNumberCode';
      newNumberCode: 'newNumberCode';
    },
  },
  actors: phoneChangeActors,
  guards: {
    resumesUnanswered,
    resumesOldCode: ({ context }) => context.kept?.step === 'oldCode',
    resumesNewNumber: ({ context }) => context.kept?.step === 'newNumber',
    resumesNewCode: ({ context }) => context.kept?.step === 'newCode',
    isAnotherPhone: ({ context, event }) =>
      event.type === 'number.confirmed' &&
      violationOf(phone, event.number) === undefined &&
      !phoneIsOld(event.number, context.oldNumber),
    ...codeExits,
    oldCodeWasSent: ({ context }) => context.codeSentTo === context.oldNumber,
    newCodeWasSent: ({ context: { newNumber, codeSentTo } }) =>
      codeSentTo !== null && phoneIsOld(newNumber, codeSentTo),
  },
  actions: {
    keepTyped: assign({
      typed: ({ context, event }) => (event.type === 'number.typed' ? event.number : context.typed),
    }),
    keepNumber: assign(({ event }) =>
      event.type === 'number.confirmed' ? { newNumber: event.number, typed: event.number } : {},
    ),
    rememberOldCode: assign({ codeSentTo: ({ context }) => context.oldNumber }),
    rememberNewCode: assign({ codeSentTo: ({ context }) => context.newNumber }),
    tellPhone: emit(({ context }) => ({
      type: 'phone.changed' as const,
      number: context.newNumber,
    })),
  },
}).createMachine({
  id: 'phoneChange',
  description: 'Modifica del telefono cellulare, in cinque passi',
  initial: 'arriving',
  context: ({ input: { kept, ...known } }) => ({ ...known, ...contextFrom(kept) }),
  states: {
    arriving: {
      description: 'Si comincia dal primo passo, o si riprende dopo un ricaricamento',
      meta: { spec: ['TEL-001'] },
      always: [
        { guard: 'resumesUnanswered', target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
        { guard: 'resumesOldCode', target: 'enteringOldCode' },
        { guard: 'resumesNewNumber', target: 'enteringNewNumber' },
        { guard: 'resumesNewCode', target: 'enteringNewCode' },
        { target: 'confirmingOldNumber' },
      ],
    },
    confirmingOldNumber: {
      description: 'Passo 1: il codice andrà al vecchio numero',
      meta: { spec: ['TEL-002', 'TEL-003', 'TEL-004'] },
      initial: 'ready',
      states: {
        ready: {
          description: 'Attende AVANTI',
          on: { 'step.confirmed': 'sending' },
        },
        sending: {
          description: 'Chiede di inviare il codice al vecchio numero',
          tags: ['busy'],
          meta: { spec: ['TEL-005'] },
          invoke: { id: 'sendToOldNumber', src: 'sendToOldNumber' },
          on: {
            'http.200': { target: '#phoneChange.enteringOldCode', actions: 'rememberOldCode' },
            'http.refused': [
              { guard: 'oldCodeWasSent', target: '#phoneChange.enteringOldCode' },
              { target: 'notSent', actions: 'rememberOldCode', meta: { spec: ['ERR-025'] } },
            ],
            'http.500': 'notSent',
            'http.network': {
              target: 'notSent',
              actions: 'rememberOldCode',
              meta: { spec: ['ERR-017'] },
            },
            'http.401': '#phoneChange.sessionExpired',
            'http.408': '#phoneChange.sessionExpired',
          },
        },
        notSent: {
          description: 'Si è verificato un errore, riprovare!',
          on: { 'step.confirmed': 'sending' },
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
          stands: event.type === 'http.refused',
        }),
        onDone: [
          { guard: 'codeConfirmed', target: 'enteringNewNumber' },
          { guard: 'codeCancelled', target: 'confirmingOldNumber' },
          { guard: 'codeBlocked', target: 'blocked', meta: { spec: ['ERR-022'] } },
          { guard: 'codeExpired', target: 'sessionExpired', meta: { spec: ['OTP-013'] } },
          { guard: 'codeFailed', target: 'result.notSucceeded', meta: { spec: ['OTP-012'] } },
          { guard: 'codeUnanswered', target: 'result.notSucceeded', meta: { spec: ['ERR-017'] } },
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
              target: 'sending',
              actions: 'keepNumber',
              meta: { spec: ['VAL-029', 'VAL-031'] },
            },
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
            'http.200': { target: '#phoneChange.enteringNewCode', actions: 'rememberNewCode' },
            'http.refused': [
              { guard: 'newCodeWasSent', target: '#phoneChange.enteringNewCode' },
              { target: 'notSent', actions: 'rememberNewCode', meta: { spec: ['ERR-025'] } },
            ],
            'http.403': { target: 'unconfirmed', meta: { spec: ['TEL-009', 'ERR-025'] } },
            'http.500': 'notSent',
            'http.network': {
              target: 'notSent',
              actions: 'rememberNewCode',
              meta: { spec: ['ERR-017'] },
            },
            'http.401': '#phoneChange.sessionExpired',
            'http.408': '#phoneChange.sessionExpired',
          },
        },
        notSent: {
          description: 'Si è verificato un errore, riprovare!',
          tags: ['editable'],
          on: {
            'number.confirmed': {
              guard: 'isAnotherPhone',
              target: 'sending',
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
              target: 'sending',
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
      invoke: {
        id: 'newNumberCode',
        src: 'newNumberCode',
        input: ({ context, event }) => ({
          sentTo: context.newNumber,
          request: { user: context.user, newNumber: context.newNumber },
          stands: event.type === 'http.refused',
        }),
        onDone: [
          { guard: 'codeConfirmed', target: 'result.succeeded', actions: 'tellPhone' },
          { guard: 'codeCancelled', target: 'enteringNewNumber' },
          { guard: 'codeBlocked', target: 'blocked', meta: { spec: ['ERR-022'] } },
          { guard: 'codeExpired', target: 'sessionExpired', meta: { spec: ['OTP-013'] } },
          { guard: 'codeFailed', target: 'result.notSucceeded', meta: { spec: ['OTP-012'] } },
          { guard: 'codeUnanswered', target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
        ],
      },
    },
    result: {
      description: 'Passo 5: il risultato',
      meta: { spec: ['TEL-011'] },
      initial: 'succeeded',
      on: { 'login.requested': { target: 'loggedOut', meta: { spec: ['RES-006', 'RES-010'] } } },
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
          on: {
            'flow.retried': {
              target: '#phoneChange.confirmingOldNumber',
              meta: { spec: ['RES-009'] },
            },
          },
        },
      },
    },
    loggedOut: { type: 'final', description: 'Alla login', output: { type: 'loggedOut' } },
    blocked: { type: 'final', description: 'Utenza bloccata', output: { type: 'blocked' } },
    sessionExpired: {
      type: 'final',
      description: '401 o 408: la sessione è scaduta',
      output: { type: 'sessionExpired' },
    },
  },
  output: asItEnded,
});
