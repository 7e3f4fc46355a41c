import { assign, emit, sendTo, setup } from 'xstate';
import { phone, phoneIsOld, violationOf } from '../../acquirer/contract/rules';
import { type FlowResult, flowOutput, type SessionChanged, type StateMeta } from '../flow-result';
import { codeEnds, codeGuards } from '../shared/code/code.ends';
import { withEvent } from '../typed-chart';
import { merchantIn, type VerifyingAnswer, verifiedResults } from '../verifying';
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

type Numbered = { readonly number: string };
type Changed = Pick<SessionChanged<PhoneChangeInput>, 'input'>;

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
    isAnotherPhone: ({ context }, { number }: Numbered) =>
      violationOf(phone, number) === undefined && !phoneIsOld(number, context.oldNumber),
    ...codeGuards,
    numberHasChanged: ({ context }, { input }: Changed) => input.oldNumber !== context.oldNumber,
    newNumberIsInUse: ({ context }, { input }: Changed) =>
      phoneIsOld(context.newNumber, input.oldNumber),
    phoneWasChanged: ({ context, event }) =>
      phoneIsOld(context.newNumber, merchantIn(event)?.cellNumber ?? ''),
  },
  actions: {
    keepTyped: assign((_, { number }: Numbered) => ({ typed: number })),
    keepNumber: assign((_, { number }: Numbered) => ({ typed: number, newNumber: number })),
    takeNumber: assign((_, { input }: Changed) => ({ oldNumber: input.oldNumber })),
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
      guard: withEvent('numberHasChanged'),
      target: '.oldNumber.changedElsewhere',
      reenter: true,
      actions: withEvent('takeNumber'),
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
        onDone: codeEnds({
          confirmed: { target: 'newNumber' },
          unanswered: 'result.notSucceeded',
        }),
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
        'number.typed': { actions: withEvent('keepTyped') },
        'number.confirmed': {
          guard: withEvent('isAnotherPhone'),
          actions: [withEvent('keepNumber'), 'askNewNumberCode'],
          meta: { spec: ['VAL-029', 'VAL-031'], happyPath: true },
        },
        'flow.retried': 'oldNumber',
        'session.changed': {
          guard: withEvent('newNumberIsInUse'),
          target: 'result.succeeded',
          actions: withEvent('takeNumber'),
          meta: { spec: ['TEL-011'] },
        },
      },
      invoke: {
        id: 'newNumberCode',
        src: 'newNumberCode',
        onDone: codeEnds({ confirmed: { target: 'result.succeeded', actions: 'notifyPhone' } }),
      },
    },
    result: {
      description: 'Passo 5: il risultato',
      meta: { spec: ['TEL-011'] },
      initial: 'succeeded',
      on: {
        'login.requested': { target: 'loggedOut', meta: { spec: ['RES-006', 'RES-010'] } },
        'session.changed': { actions: withEvent('takeNumber') },
      },
      states: verifiedResults({
        spec: ['RES-001', 'RES-002', 'RES-003'],
        first: '#phoneChange.oldNumber',
        verified: ['TEL-011', 'ERR-017'],
        made: { guard: 'phoneWasChanged', actions: 'notifyPhone' },
      }),
    },
    loggedOut: { type: 'final', description: 'Alla login', output: { type: 'loggedOut' } },
    blocked: { type: 'final', description: 'Utenza bloccata', output: { type: 'blocked' } },
  },
  output: flowOutput,
});
