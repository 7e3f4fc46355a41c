import { assign, emit, sendTo, setup } from 'xstate';
import { phone, violationOf } from '../../acquirer/contract/rules';
import { type FlowResult, flowOutput, resultIs, type StateMeta } from '../flow-result';
import { firstPhoneActors } from './first-phone.actors';

export interface FirstPhoneContext {
  /** The content of the field. */
  readonly typed: string;
  readonly number: string;
}

export type FirstPhoneEvent =
  | { readonly type: 'number.confirmed'; readonly number: string }
  | { readonly type: 'number.typed'; readonly number: string }
  | { readonly type: 'flow.cancelled' }
  | { readonly type: 'flow.retried' }
  | { readonly type: 'login.requested' };

const triesAgain = {
  'flow.retried': { target: '#firstPhone.number', meta: { spec: ['TEL-019', 'RES-009'] } },
} as const;

/** The phone a first login asks for: the number, the code, the result (TEL-013). */
export const firstPhoneMachine = setup({
  types: {
    context: {} as FirstPhoneContext,
    events: {} as FirstPhoneEvent,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    emitted: {} as { type: 'phone.changed'; number: string },
    children: {} as { code: 'code' },
  },
  actors: firstPhoneActors,
  guards: {
    isPhone: ({ event }) =>
      event.type === 'number.confirmed' && violationOf(phone, event.number) === undefined,
    codeConfirmed: resultIs('completed'),
    codeFailed: resultIs('failed'),
    codeUnanswered: resultIs('unanswered'),
    codeBlocked: resultIs('blocked'),
    codeLoggedOut: resultIs('loggedOut'),
  },
  actions: {
    keepTyped: assign((_, { number }: { number: string }) => ({ typed: number })),
    keepNumber: assign((_, { number }: { number: string }) => ({ typed: number, number })),
    askCode: sendTo('code', ({ context: { number } }) => ({
      type: 'code.requested',
      to: number,
      request: { number },
    })),
    notifyPhone: emit(({ context: { number } }) => ({ type: 'phone.changed' as const, number })),
  },
}).createMachine({
  id: 'firstPhone',
  description: 'Primo accesso: il telefono cellulare, in tre passi',
  initial: 'number',
  context: { typed: '', number: '' },
  states: {
    number: {
      description: 'Passi 1 e 2: il numero, e il codice che vi arriva',
      meta: { spec: ['TEL-014', 'TEL-015', 'TEL-016', 'TEL-017'] },
      on: {
        'number.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'number.confirmed': {
          guard: 'isPhone',
          actions: [{ type: 'keepNumber', params: ({ event }) => event }, 'askCode'],
          meta: { spec: ['VAL-031'], happyPath: true },
        },
        'flow.cancelled': { target: 'loggedOut', meta: { spec: ['TEL-015'] } },
      },
      invoke: {
        id: 'code',
        src: 'code',
        onDone: [
          {
            guard: 'codeConfirmed',
            target: 'result.succeeded',
            actions: 'notifyPhone',
            meta: { happyPath: true },
          },
          { guard: 'codeFailed', target: 'result.notSucceeded', meta: { spec: ['OTP-012'] } },
          { guard: 'codeUnanswered', target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
          { guard: 'codeBlocked', target: 'blocked', meta: { spec: ['ERR-024'] } },
          { guard: 'codeLoggedOut', target: 'loggedOut', meta: { spec: ['ERR-027'] } },
        ],
      },
    },
    result: {
      description: 'Passo 3: il risultato',
      meta: { spec: ['TEL-018'] },
      initial: 'succeeded',
      on: { 'login.requested': { target: 'loggedOut', meta: { spec: ['TEL-018'] } } },
      states: {
        succeeded: {
          description: 'Operazione andata a buon fine!',
          tags: ['over'],
          meta: { spec: ['RES-001', 'RES-003'] },
        },
        notSucceeded: {
          description: 'Operazione non andata a buon fine!',
          meta: { spec: ['RES-007', 'RES-008'] },
          on: triesAgain,
        },
        unanswered: {
          description: 'La risposta si è persa: la modifica potrebbe essere avvenuta',
          meta: { spec: ['RES-007', 'ERR-017'] },
          on: triesAgain,
        },
      },
    },
    loggedOut: { type: 'final', description: 'Alla login', output: { type: 'loggedOut' } },
    blocked: { type: 'final', description: 'Utenza bloccata', output: { type: 'blocked' } },
  },
  output: flowOutput,
});
