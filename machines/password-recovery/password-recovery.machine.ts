import { assign, sendTo, setup } from 'xstate';
import { password, passwordIsUsername, violationOf } from '../../acquirer/contract/rules';
import { type FlowResult, flowOutput, type StateMeta } from '../flow-result';
import { codeEnds, codeGuards } from '../shared/code/code.ends';
import { withEvent } from '../typed-chart';
import { results } from '../verifying';
import { type NewPassword, passwordRecoveryActors } from './password-recovery.actors';

export interface PasswordRecoveryInput {
  /** The User ID of a login that was refused; '' where there was none. */
  readonly user: string;
}

export interface PasswordRecoveryContext {
  /** The content of the field for User ID or e-mail. */
  readonly typed: string;
}

interface Chosen extends NewPassword {
  readonly user: string;
  readonly confirmation: string;
}

export type PasswordRecoveryEvent =
  | { readonly type: 'user.typed'; readonly user: string }
  | ({ readonly type: 'recovery.chosen' } & Chosen)
  | { readonly type: 'flow.retried' }
  | { readonly type: 'login.requested' };

/** The rules that AVANTI waits for. */
const isFit = ({ user, newPassword, confirmation }: Chosen) =>
  user.trim() !== '' &&
  newPassword === confirmation &&
  violationOf(password, newPassword) === undefined &&
  !passwordIsUsername({ username: user.trim(), password: newPassword });

/** Password dimenticata: whose it is and the new one, the code, the result. It also unlocks. */
export const passwordRecoveryMachine = setup({
  types: {
    context: {} as PasswordRecoveryContext,
    events: {} as PasswordRecoveryEvent,
    input: {} as PasswordRecoveryInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    children: {} as { code: 'code' },
  },
  actors: passwordRecoveryActors,
  guards: {
    recoveryIsFit: (_, chosen: Chosen) => isFit(chosen),
    ...codeGuards,
  },
  actions: {
    keepUser: assign((_, { user }: { user: string }) => ({ typed: user })),
    askCode: sendTo('code', (_, { user, newPassword }: Chosen) => ({
      type: 'code.requested',
      to: user.trim(),
      request: { user: user.trim() },
      secret: { newPassword },
    })),
  },
}).createMachine({
  id: 'passwordRecovery',
  description: 'Recupero della password: modulo, codice OTP, risultato',
  initial: 'choosing',
  context: ({ input }) => ({ typed: input.user }),
  states: {
    choosing: {
      description: 'Di chi è, la nuova password, e il codice con cui viaggia',
      on: {
        'user.typed': { actions: withEvent('keepUser') },
        'recovery.chosen': {
          guard: withEvent('recoveryIsFit'),
          actions: [withEvent('keepUser'), withEvent('askCode')],
          meta: { spec: ['VAL-044', 'VAL-045', 'VAL-046', 'VAL-056'], happyPath: true },
        },
      },
      invoke: {
        id: 'code',
        src: 'code',
        onDone: codeEnds({ confirmed: { target: 'result.succeeded' } }),
      },
    },
    result: {
      description: 'Il risultato',
      initial: 'succeeded',
      on: { 'login.requested': { target: 'loggedOut', meta: { spec: ['RES-006', 'RES-010'] } } },
      states: results({ spec: ['RES-001', 'RES-002'], first: '#passwordRecovery.choosing' }),
    },
    loggedOut: { type: 'final', description: 'Alla login', output: { type: 'loggedOut' } },
    blocked: { type: 'final', description: 'Utenza bloccata', output: { type: 'blocked' } },
  },
  output: flowOutput,
});
