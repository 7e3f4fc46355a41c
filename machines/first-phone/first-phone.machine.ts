import { assign, emit, sendTo, setup } from 'xstate';
import { phone, violationOf } from '../../acquirer/contract/rules';
import { type FlowResult, flowOutput, resultIs, type StateMeta } from '../flow-result';
import { codeEnds, codeGuards } from '../shared/code/code.ends';
import { withEvent } from '../typed-chart';
import { results } from '../verifying';
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

type Numbered = { readonly number: string };

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
    isPhone: (_, { number }: Numbered) => violationOf(phone, number) === undefined,
    ...codeGuards,
    codeLoggedOut: resultIs('loggedOut'),
  },
  actions: {
    keepTyped: assign((_, { number }: Numbered) => ({ typed: number })),
    keepNumber: assign((_, { number }: Numbered) => ({ typed: number, number })),
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
        'number.typed': { actions: withEvent('keepTyped') },
        'number.confirmed': {
          guard: withEvent('isPhone'),
          actions: [withEvent('keepNumber'), 'askCode'],
          meta: { spec: ['VAL-031'], happyPath: true },
        },
        'flow.cancelled': { target: 'loggedOut', meta: { spec: ['TEL-015'] } },
      },
      invoke: {
        id: 'code',
        src: 'code',
        onDone: [
          ...codeEnds({
            confirmed: { target: 'result.succeeded', actions: 'notifyPhone' },
            blocked: ['ERR-024'],
          }),
          { guard: 'codeLoggedOut', target: 'loggedOut', meta: { spec: ['ERR-027'] } },
        ],
      },
    },
    result: {
      description: 'Passo 3: il risultato',
      meta: { spec: ['TEL-018'] },
      initial: 'succeeded',
      on: { 'login.requested': { target: 'loggedOut', meta: { spec: ['TEL-018'] } } },
      states: results({
        spec: ['RES-001', 'RES-003'],
        first: '#firstPhone.number',
        again: ['TEL-019', 'RES-009'],
      }),
    },
    loggedOut: { type: 'final', description: 'Alla login', output: { type: 'loggedOut' } },
    blocked: { type: 'final', description: 'Utenza bloccata', output: { type: 'blocked' } },
  },
  output: flowOutput,
});
