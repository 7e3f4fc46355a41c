import { and, assign, emit, not, sendTo, setup } from 'xstate';
import {
  oldPassword,
  password,
  passwordIsOld,
  passwordIsUsername,
  violationOf,
} from '../../acquirer/contract/rules';
import {
  type FlowResult,
  flowOutput,
  resultIs,
  type SessionChanged,
  type StateMeta,
} from '../flow-result';
import { isAt } from '../pages';
import { withEvent } from '../typed-chart';
import { results } from '../verifying';
import { type Passwords, passwordChangeActors } from './password-change.actors';

export interface PasswordChangeInput {
  /** The address the flow was entered by. */
  readonly path: string;
  /** At the first access there is no old password to ask for. */
  readonly firstAccess: boolean;
  /** Which the password may not repeat; '' where it is unknown. */
  readonly username: string;
  /** Where a code goes. */
  readonly sentTo: string;
}

interface Chosen extends Passwords {
  readonly type: 'password.chosen';
  readonly confirmation: string;
}

export type PasswordChangeEvent =
  | Chosen
  | SessionChanged<PasswordChangeInput>
  | { readonly type: 'address.opened'; readonly path: string }
  | { readonly type: 'notice.read' }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'flow.retried' }
  | { readonly type: 'login.requested' };

const minAtFirstAccess = 5;

type Opened = { readonly path: string };
type Changed = Pick<SessionChanged<PasswordChangeInput>, 'input'>;

/** The rules that AVANTI waits for (VAL-059, PWD-023); at the first access the acquirer has more. */
const isFit = ({ firstAccess, username }: PasswordChangeInput, chosen: Chosen) =>
  chosen.newPassword === chosen.confirmation &&
  !passwordIsUsername({ username, password: chosen.newPassword }) &&
  (firstAccess
    ? chosen.newPassword.length >= minAtFirstAccess
    : violationOf(oldPassword, chosen.oldPassword) === undefined &&
      violationOf(password, chosen.newPassword) === undefined &&
      !passwordIsOld(chosen.newPassword, chosen.oldPassword));

/** Settings, expired password, first access: the passwords and a code, the result (PWD-006, PWD-015). */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeInput,
    events: {} as PasswordChangeEvent,
    input: {} as PasswordChangeInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    emitted: {} as { type: 'password.changed' },
    children: {} as { code: 'code' },
  },
  actors: passwordChangeActors,
  guards: {
    needsNoNotice: ({ context: { firstAccess, path } }) =>
      !firstAccess || !isAt(path, 'passwordRenewal'),
    hasExpired: ({ context }) => isAt(context.path, 'expiredPassword'),
    opensNotice: ({ context }, { path }: Opened) =>
      context.firstAccess && isAt(path, 'passwordRenewal'),
    opensForm: ({ context }, { path }: Opened) =>
      context.firstAccess && isAt(path, 'firstPassword'),
    isFit: ({ context }, chosen: Chosen) => isFit(context, chosen),
    fitButWeak: ({ context }, chosen: Chosen) =>
      isFit(context, chosen) && violationOf(password, chosen.newPassword) !== undefined,
    isFirstAccess: ({ context }) => context.firstAccess,
    codeConfirmed: resultIs('completed'),
    codeConfirmedAtFirstAccess: and(['isFirstAccess', 'codeConfirmed']),
    codeFailed: and([not('isFirstAccess'), resultIs('failed')]),
    codeFailedAtFirstAccess: and(['isFirstAccess', resultIs('failed')]),
    codeUnanswered: resultIs('unanswered'),
    codeBlocked: resultIs('blocked'),
    destinationHasChanged: ({ context }, { input }: Changed) => input.sentTo !== context.sentTo,
  },
  actions: {
    takeAddress: assign((_, { path }: Opened) => ({ path })),
    takeDestination: assign((_, { input }: Changed) => ({ sentTo: input.sentTo })),
    askCode: sendTo('code', ({ context: { sentTo } }, passwords: Passwords) => ({
      type: 'code.requested',
      to: sentTo,
      request: {},
      secret: { oldPassword: passwords.oldPassword, newPassword: passwords.newPassword },
    })),
    leaveCode: sendTo('code', { type: 'flow.cancelled' }),
    notifyChanged: emit({ type: 'password.changed' }),
  },
}).createMachine({
  id: 'passwordChange',
  description: 'Modifica della password: modulo, codice OTP, risultato',
  initial: 'reading',
  context: ({ input }) => input,
  on: {
    'session.changed': { actions: withEvent('takeDestination') },
  },
  states: {
    reading: {
      description: 'Primo accesso: la password va rinnovata',
      meta: { spec: ['LOG-024', 'LOG-036'] },
      always: { guard: 'needsNoNotice', target: 'choosing', meta: { happyPath: true } },
      on: {
        'notice.read': 'choosing',
        'login.requested': 'loggedOut',
        'address.opened': { guard: withEvent('opensForm'), target: 'choosing' },
      },
    },
    choosing: {
      description: 'La nuova password, e il codice con cui viaggia',
      meta: {
        spec: ['PWD-007', 'PWD-008', 'PWD-009', 'PWD-010', 'PWD-013', 'PWD-020', 'PWD-021'],
      },
      initial: 'filling',
      invoke: {
        id: 'code',
        src: 'code',
        onDone: [
          {
            guard: 'codeConfirmedAtFirstAccess',
            target: 'successShown',
            actions: 'notifyChanged',
          },
          {
            guard: 'codeConfirmed',
            target: 'result.succeeded',
            actions: 'notifyChanged',
            meta: { happyPath: true },
          },
          { guard: 'codeFailedAtFirstAccess', target: 'failureShown' },
          { guard: 'codeFailed', target: 'result.notSucceeded', meta: { spec: ['OTP-012'] } },
          { guard: 'codeUnanswered', target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
          { guard: 'codeBlocked', target: 'blocked', meta: { spec: ['ERR-022'] } },
        ],
      },
      on: {
        'password.chosen': [
          {
            guard: withEvent('fitButWeak'),
            target: '.weak',
            meta: { spec: ['PWD-023', 'VAL-044', 'VAL-045'] },
          },
          {
            guard: withEvent('isFit'),
            target: '.filling',
            actions: withEvent('askCode'),
            meta: {
              spec: ['PWD-012', 'VAL-055', 'VAL-056', 'VAL-057', 'VAL-058', 'VAL-059'],
              happyPath: true,
            },
          },
        ],
        'address.opened': [
          {
            guard: withEvent('opensNotice'),
            target: 'reading',
            actions: withEvent('takeAddress'),
          },
          { guard: withEvent('opensForm'), actions: 'leaveCode' },
        ],
        'login.requested': { guard: 'hasExpired', target: 'loggedOut' },
        'session.changed': {
          guard: withEvent('destinationHasChanged'),
          target: '.destinationChanged',
          reenter: true,
          actions: withEvent('takeDestination'),
          meta: { spec: ['PWD-012'] },
        },
      },
      states: {
        filling: { description: 'Le password, poi il codice' },
        weak: {
          description: 'Il servizio rifiuterebbe la password: lo dice, e non chiede un codice',
          meta: { spec: ['PWD-023', 'VAL-057'] },
        },
        destinationChanged: {
          description: 'Il recapito è cambiato in un’altra scheda: serve un codice nuovo',
          meta: { spec: ['PWD-012'] },
        },
      },
    },
    successShown: {
      description: 'Dialogo «Modifica Password»: avvenuta con successo',
      tags: ['over'],
      meta: { spec: ['PWD-016', 'PWD-018'] },
      on: { 'dialog.closed': 'result.succeeded' },
    },
    failureShown: {
      description: 'Dialogo «Modifica Password»: si è verificato un errore',
      meta: { spec: ['PWD-017', 'PWD-018'] },
      on: { 'dialog.closed': 'result.notSucceeded' },
    },
    result: {
      description: 'Il risultato',
      initial: 'succeeded',
      on: { 'login.requested': { target: 'loggedOut', meta: { spec: ['RES-006', 'RES-010'] } } },
      states: results({
        spec: ['RES-001', 'RES-002', 'RES-003'],
        first: '#passwordChange.choosing',
      }),
    },
    loggedOut: { type: 'final', description: 'Alla login', output: { type: 'loggedOut' } },
    blocked: { type: 'final', description: 'Utenza bloccata', output: { type: 'blocked' } },
  },
  output: flowOutput,
});
