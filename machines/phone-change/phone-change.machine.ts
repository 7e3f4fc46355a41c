import { assign, emit, sendTo, setup } from 'xstate';
import { phone, phoneIsOld, violationOf } from '../../acquirer/contract/rules';
import {
  type FlowResult,
  flowOutput,
  resultIs,
  type SessionChanged,
  type StateMeta,
} from '../flow-result';
import { merchantIn, type VerifyingAnswer, verifying } from '../verifying';
import { phoneChangeActors } from './phone-change.actors';

export interface PhoneChangeInput {
  readonly user: string;
  readonly oldNumber: string;
}

export interface PhoneChangeContext extends PhoneChangeInput {
  /** The content of the field for the new number. */
  readonly typed: string;
  readonly newNumber: string;
}

export type PhoneChangeEvent =
  | VerifyingAnswer
  | SessionChanged<PhoneChangeInput>
  | { readonly type: 'step.confirmed' }
  | { readonly type: 'number.confirmed'; readonly number: string }
  | { readonly type: 'number.typed'; readonly number: string }
  | { readonly type: 'flow.retried' }
  | { readonly type: 'login.requested' };

/** Modifica telefono: a code to the old number, the new number and a code to it (TEL-001). */
export const phoneChangeMachine = setup({
  types: {
    context: {} as PhoneChangeContext,
    events: {} as PhoneChangeEvent,
    input: {} as PhoneChangeInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    emitted: {} as { type: 'phone.changed'; number: string },
    children: {} as {
      oldNumberCode: 'oldNumberCode';
      newNumberCode: 'newNumberCode';
      welcome: 'welcome';
    },
  },
  actors: phoneChangeActors,
  guards: {
    isAnotherPhone: ({ context, event }) =>
      event.type === 'number.confirmed' &&
      violationOf(phone, event.number) === undefined &&
      !phoneIsOld(event.number, context.oldNumber),
    codeConfirmed: resultIs('completed'),
    codeFailed: resultIs('failed'),
    codeUnanswered: resultIs('unanswered'),
    codeBlocked: resultIs('blocked'),
    numberHasChanged: ({ context, event }) =>
      event.type === 'session.changed' && event.input.oldNumber !== context.oldNumber,
    newNumberIsInUse: ({ context, event }) =>
      event.type === 'session.changed' && phoneIsOld(context.newNumber, event.input.oldNumber),
    phoneWasChanged: ({ context, event }) =>
      phoneIsOld(context.newNumber, merchantIn(event)?.cellNumber ?? ''),
  },
  actions: {
    keepTyped: assign((_, { number }: { number: string }) => ({ typed: number })),
    keepNumber: assign((_, { number }: { number: string }) => ({
      typed: number,
      newNumber: number,
    })),
    takeNumber: assign((_, { input }: { input: PhoneChangeInput }) => ({
      oldNumber: input.oldNumber,
    })),
    askOldNumberCode: sendTo('oldNumberCode', ({ context: { user, oldNumber } }) => ({
      type: 'code.requested',
      to: oldNumber,
      request: { user },
    })),
    askNewNumberCode: sendTo('newNumberCode', ({ context: { newNumber } }) => ({
      type: 'code.requested',
      to: newNumber,
      request: { newNumber },
    })),
    notifyPhone: emit(({ context: { newNumber } }) => ({
      type: 'phone.changed' as const,
      number: newNumber,
    })),
  },
}).createMachine({
  id: 'phoneChange',
  description: 'Modifica del telefono cellulare, in cinque passi',
  initial: 'oldNumber',
  context: ({ input }) => ({ ...input, typed: '', newNumber: '' }),
  on: {
    'session.changed': {
      guard: 'numberHasChanged',
      target: '.oldNumber.changedElsewhere',
      reenter: true,
      actions: { type: 'takeNumber', params: ({ event }) => event },
      meta: { spec: ['TEL-002', 'TEL-003'] },
    },
  },
  states: {
    oldNumber: {
      description: 'Passi 1 e 2: il vecchio numero, e il codice che vi arriva',
      meta: { spec: ['TEL-002', 'TEL-003', 'TEL-004', 'TEL-005', 'TEL-006'] },
      initial: 'known',
      on: { 'step.confirmed': { actions: 'askOldNumberCode', meta: { happyPath: true } } },
      invoke: {
        id: 'oldNumberCode',
        src: 'oldNumberCode',
        onDone: [
          { guard: 'codeConfirmed', target: 'newNumber', meta: { happyPath: true } },
          { guard: 'codeFailed', target: 'result.notSucceeded', meta: { spec: ['OTP-012'] } },
          { guard: 'codeUnanswered', target: 'result.notSucceeded', meta: { spec: ['ERR-017'] } },
          { guard: 'codeBlocked', target: 'blocked', meta: { spec: ['ERR-022'] } },
        ],
      },
      states: {
        known: { description: 'Il numero che il portale conosce' },
        changedElsewhere: {
          description: 'Il numero è stato modificato in un’altra scheda: si comincia da quello',
          meta: { spec: ['TEL-002'] },
        },
      },
    },
    newNumber: {
      description: 'Passi 3 e 4: il nuovo numero, e il codice che vi arriva',
      meta: { spec: ['TEL-007', 'TEL-008', 'TEL-009', 'TEL-010'] },
      on: {
        'number.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'number.confirmed': {
          guard: 'isAnotherPhone',
          actions: [{ type: 'keepNumber', params: ({ event }) => event }, 'askNewNumberCode'],
          meta: { spec: ['VAL-029', 'VAL-031'], happyPath: true },
        },
        'flow.retried': 'oldNumber',
        'session.changed': {
          guard: 'newNumberIsInUse',
          target: 'result.succeeded',
          actions: { type: 'takeNumber', params: ({ event }) => event },
          meta: { spec: ['TEL-011'] },
        },
      },
      invoke: {
        id: 'newNumberCode',
        src: 'newNumberCode',
        onDone: [
          {
            guard: 'codeConfirmed',
            target: 'result.succeeded',
            actions: 'notifyPhone',
            meta: { happyPath: true },
          },
          { guard: 'codeFailed', target: 'result.notSucceeded', meta: { spec: ['OTP-012'] } },
          { guard: 'codeUnanswered', target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
          { guard: 'codeBlocked', target: 'blocked', meta: { spec: ['ERR-022'] } },
        ],
      },
    },
    result: {
      description: 'Passo 5: il risultato',
      meta: { spec: ['TEL-011'] },
      initial: 'succeeded',
      on: {
        'login.requested': { target: 'loggedOut', meta: { spec: ['RES-006', 'RES-010'] } },
        'session.changed': { actions: { type: 'takeNumber', params: ({ event }) => event } },
      },
      states: {
        succeeded: {
          description: 'Operazione andata a buon fine!',
          tags: ['over'],
          meta: { spec: ['RES-001', 'RES-002', 'RES-003'] },
        },
        notSucceeded: {
          description: 'Operazione non andata a buon fine!',
          meta: { spec: ['RES-007', 'RES-008'] },
          on: {
            'flow.retried': { target: '#phoneChange.oldNumber', meta: { spec: ['RES-009'] } },
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
              otherwise: '#phoneChange.oldNumber',
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
