import { and, assign, emit, not, setup } from 'xstate';
import {
  oldPassword,
  password,
  passwordIsOld,
  passwordIsUsername,
  violationOf,
} from '../../acquirer/contract/rules';
import { type FlowResult, flowOutput, resultIs, type StateMeta } from '../flow-result';
import { isAt, type PageName } from '../pages';
import type { SessionChanged } from '../session-changed';
import {
  arrivalOf,
  askedFor,
  leftBy,
  type RecallAnswer,
  type SentCode,
  usedUp,
} from '../shared/otp/sent-code';
import { resumesUnanswered } from '../shared/unanswered';
import {
  type PasswordChangeAnswer,
  type Passwords,
  passwordChangeActors,
} from './password-change.actors';
import type { PasswordChangeDraft } from './password-change.draft';

export interface PasswordChangeInput {
  /** The address the flow was entered by. */
  readonly path: string;
  /** At the first access there is no old password to ask for. */
  readonly firstAccess: boolean;
  /** Which the password may not repeat; '' where it is unknown. */
  readonly username: string;
  /** Where a code goes. */
  readonly sentTo: string;
  /** The draft before a reload; null for a new flow. */
  readonly draft: PasswordChangeDraft | null;
}

export interface PasswordChangeContext extends PasswordChangeInput {
  /** The last code, and where it went. */
  readonly sent: SentCode | null;
  /** When the code under way was requested, in milliseconds. */
  readonly askedAt: number | null;
  readonly passwords: Passwords;
}

export type PasswordChangeEvent =
  | PasswordChangeAnswer
  | RecallAnswer
  | SessionChanged<PasswordChangeInput>
  | { readonly type: 'address.opened'; readonly path: string }
  | { readonly type: 'notice.read' }
  | (Passwords & { readonly type: 'password.chosen'; readonly confirmation: string })
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'flow.retried' }
  | { readonly type: 'login.requested' };

const none: Passwords = { oldPassword: '', newPassword: '' };
const shortestAtFirstAccess = 5;

const opens = (event: PasswordChangeEvent, page: PageName) =>
  event.type === 'address.opened' && isAt(event.path, page);

/** Settings, expired password, first access: the form, the code, the result (PWD-006, PWD-015). */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    input: {} as PasswordChangeInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    emitted: {} as { type: 'password.changed' },
    children: {} as { recallCode: 'recallCode'; sendCode: 'sendCode'; code: 'code' },
  },
  actors: passwordChangeActors,
  guards: {
    isFirstAccess: ({ context }) => context.firstAccess,
    resumesUnanswered,
    resumesAfterCode: ({ context }) =>
      context.draft?.step === 'code' && !isAt(context.path, 'passwordRenewal'),
    beginsWithNotice: ({ context }) => context.firstAccess && !isAt(context.path, 'firstPassword'),
    hasExpired: ({ context }) => isAt(context.path, 'expiredPassword'),
    opensNotice: ({ context, event }) => context.firstAccess && opens(event, 'passwordRenewal'),
    opensForm: ({ context, event }) => context.firstAccess && opens(event, 'firstPassword'),
    confirmationMatches: ({ event }) =>
      event.type === 'password.chosen' && event.newPassword === event.confirmation,
    isUsername: ({ context: { username }, event }) =>
      event.type === 'password.chosen' &&
      passwordIsUsername({ username, password: event.newPassword }),
    longEnoughForFirstAccess: ({ context, event }) =>
      context.firstAccess &&
      event.type === 'password.chosen' &&
      event.newPassword.length >= shortestAtFirstAccess,
    keepsTheRules: ({ context, event }) =>
      !context.firstAccess &&
      event.type === 'password.chosen' &&
      violationOf(oldPassword, event.oldPassword) === undefined &&
      violationOf(password, event.newPassword) === undefined &&
      !passwordIsOld(event.newPassword, event.oldPassword),
    isWeak: ({ event }) =>
      event.type === 'password.chosen' && violationOf(password, event.newPassword) !== undefined,
    chosenAtFirstAccess: and([
      'longEnoughForFirstAccess',
      'confirmationMatches',
      not('isUsername'),
    ]),
    weakAtFirstAccess: and(['chosenAtFirstAccess', 'isWeak']),
    chosenByTheRules: and(['keepsTheRules', 'confirmationMatches', not('isUsername')]),
    codeConfirmedAtFirstAccess: and(['isFirstAccess', resultIs('completed')]),
    codeConfirmed: and([not('isFirstAccess'), resultIs('completed')]),
    codeFailedAtFirstAccess: and(['isFirstAccess', resultIs('failed')]),
    codeFailed: and([not('isFirstAccess'), resultIs('failed')]),
    codeUnanswered: resultIs('unanswered'),
    codeCancelled: resultIs('cancelled'),
    codeBlocked: resultIs('blocked'),
    codeWasSent: ({ context }) => context.sent?.to === context.sentTo,
    destinationHasChanged: ({ context, event }) =>
      event.type === 'session.changed' && event.input.sentTo !== context.sentTo,
    oldPasswordWrong: resultIs('wrongPassword'),
  },
  actions: {
    keepPasswords: assign({
      passwords: ({ context, event }) =>
        event.type === 'password.chosen'
          ? { oldPassword: event.oldPassword, newPassword: event.newPassword }
          : context.passwords,
    }),
    forgetPasswords: assign({ passwords: none }),
    forgetOldPassword: assign({
      passwords: ({ context }) => ({ ...context.passwords, oldPassword: '' }),
    }),
    keepTime: assign({
      askedAt: ({ context, event }) => (event.type === 'code.needed' ? event.at : context.askedAt),
    }),
    rememberCode: assign({
      sent: ({ context: { sentTo, askedAt, sent }, event }) =>
        askedFor(sentTo, askedAt, sent, event.type !== 'http.network'),
    }),
    keepLeftCode: assign({ sent: ({ context, event }) => leftBy(context.sent, event) }),
    distrustCode: assign({ sent: ({ context }) => usedUp(context.sent) }),
    takeDestination: assign({
      sentTo: ({ context, event }) =>
        event.type === 'session.changed' ? event.input.sentTo : context.sentTo,
    }),
    notifyChanged: emit({ type: 'password.changed' }),
  },
}).createMachine({
  id: 'passwordChange',
  description: 'Modifica della password: modulo, codice OTP, risultato',
  initial: 'arriving',
  context: ({ input }) => ({
    ...input,
    passwords: none,
    sent: input.draft?.sent ?? null,
    askedAt: null,
  }),
  on: { 'session.changed': { actions: 'takeDestination' } },
  states: {
    arriving: {
      description: 'Primo accesso, una password che si conosce, o una pagina ricaricata?',
      always: [
        { guard: 'resumesUnanswered', target: 'result.unanswered', meta: { spec: ['ERR-017'] } },
        { guard: 'resumesAfterCode', target: 'choosing.again' },
        { guard: 'beginsWithNotice', target: 'reading' },
        { target: 'choosing', meta: { happyPath: true } },
      ],
    },
    reading: {
      description: 'Primo accesso: la password va rinnovata',
      meta: { spec: ['LOG-024', 'LOG-036'] },
      on: {
        'notice.read': 'choosing',
        'login.requested': 'loggedOut',
        'address.opened': { guard: 'opensForm', target: 'choosing' },
      },
    },
    choosing: {
      description: 'La nuova password',
      meta: { spec: ['PWD-007', 'PWD-008', 'PWD-009', 'PWD-010', 'PWD-020', 'PWD-021'] },
      initial: 'filling',
      on: {
        'password.chosen': [
          {
            guard: 'weakAtFirstAccess',
            target: '.weak',
            actions: 'keepPasswords',
            meta: { spec: ['PWD-023', 'VAL-044', 'VAL-045'] },
          },
          {
            guard: 'chosenAtFirstAccess',
            target: '.recalling',
            actions: 'keepPasswords',
            meta: { spec: ['PWD-023'] },
          },
          {
            guard: 'chosenByTheRules',
            target: '.recalling',
            actions: 'keepPasswords',
            meta: {
              spec: ['VAL-055', 'VAL-056', 'VAL-057', 'VAL-058', 'VAL-059'],
              happyPath: true,
            },
          },
        ],
        'address.opened': { guard: 'opensNotice', target: 'reading' },
        'login.requested': { guard: 'hasExpired', target: 'loggedOut' },
      },
      states: {
        filling: { description: 'Attende le password' },
        again: {
          description: 'Ripresa dopo il codice: le password si scrivono di nuovo',
          meta: { spec: ['PWD-013'] },
        },
        recalling: {
          description: 'Un codice inviato prima vale ancora?',
          tags: ['busy'],
          meta: { spec: ['PWD-012', 'PWD-022', 'OTP-003'] },
          invoke: {
            id: 'recallCode',
            src: 'recallCode',
            input: ({ context: { sent, sentTo } }) => ({
              sentAt: sent?.to === sentTo ? sent.at : null,
            }),
          },
          on: {
            'password.chosen': {},
            'code.stands': '#passwordChange.enteringCode',
            'code.needed': { target: 'sending', actions: 'keepTime', meta: { happyPath: true } },
          },
        },
        sending: {
          description: 'Chiede di inviare il codice',
          tags: ['busy'],
          meta: { spec: ['PWD-012', 'PWD-022'] },
          invoke: { id: 'sendCode', src: 'sendCode' },
          on: {
            'password.chosen': {},
            'session.changed': {
              guard: 'destinationHasChanged',
              target: 'destinationChanged',
              actions: 'takeDestination',
            },
            'http.200': {
              target: '#passwordChange.enteringCode',
              actions: 'rememberCode',
              meta: { happyPath: true },
            },
            'http.refused': [
              {
                guard: 'codeWasSent',
                target: '#passwordChange.enteringCode',
                actions: 'rememberCode',
              },
              { target: 'notSent', actions: 'rememberCode', meta: { spec: ['ERR-025'] } },
            ],
            'http.500': 'notSent',
            'http.network': {
              target: 'notSent',
              actions: 'rememberCode',
              meta: { spec: ['ERR-017'] },
            },
          },
        },
        weak: {
          description: 'Il servizio rifiuterebbe la password: lo dice, e non chiede un codice',
          meta: { spec: ['PWD-023', 'VAL-057'] },
        },
        notSent: { description: 'Si è verificato un errore, riprovare!' },
        destinationChanged: {
          description: 'Il recapito è cambiato in un’altra scheda: serve un codice nuovo',
          meta: { spec: ['PWD-012'] },
        },
        oldPasswordWrong: {
          description: 'Vecchia password errata! Modificarla e riprovare!',
          meta: { spec: ['ERR-028'] },
        },
      },
    },
    enteringCode: {
      description: 'Codice OTP: le password viaggiano con il codice',
      meta: { spec: ['PWD-013'] },
      exit: 'forgetOldPassword',
      on: {
        'address.opened': { guard: 'opensForm', target: 'choosing' },
        'session.changed': {
          guard: 'destinationHasChanged',
          target: 'choosing.destinationChanged',
          actions: 'takeDestination',
        },
      },
      invoke: {
        id: 'code',
        src: 'code',
        input: ({ context, event }) => ({
          sentTo: context.sentTo,
          request: context.passwords,
          ...arrivalOf(context.sent, event),
        }),
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
          {
            guard: 'codeFailedAtFirstAccess',
            target: 'failureShown',
            actions: 'keepLeftCode',
          },
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
          {
            guard: 'oldPasswordWrong',
            target: 'choosing.oldPasswordWrong',
            actions: 'distrustCode',
            meta: { spec: ['ERR-028'] },
          },
          { guard: 'codeCancelled', target: 'choosing', actions: 'keepLeftCode' },
          { guard: 'codeBlocked', target: 'blocked', meta: { spec: ['ERR-022'] } },
        ],
      },
    },
    successShown: {
      entry: 'forgetPasswords',
      description: 'Dialogo «Modifica Password»: avvenuta con successo',
      meta: { spec: ['PWD-016', 'PWD-018'] },
      on: { 'dialog.closed': 'result.succeeded' },
    },
    failureShown: {
      entry: 'forgetPasswords',
      description: 'Dialogo «Modifica Password»: si è verificato un errore',
      meta: { spec: ['PWD-017', 'PWD-018'] },
      on: { 'dialog.closed': 'result.notSucceeded' },
    },
    result: {
      description: 'Il risultato',
      entry: 'forgetPasswords',
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
            'flow.retried': { target: '#passwordChange.choosing', meta: { spec: ['RES-009'] } },
          },
        },
        unanswered: {
          description: 'La risposta si è persa: la modifica potrebbe essere avvenuta',
          meta: { spec: ['RES-007', 'ERR-017'] },
          on: {
            'flow.retried': {
              target: '#passwordChange.choosing',
              meta: { spec: ['RES-009'] },
            },
          },
        },
      },
    },
    loggedOut: {
      type: 'final',
      description: 'Alla login',
      entry: 'forgetPasswords',
      output: { type: 'loggedOut' },
    },
    blocked: {
      type: 'final',
      description: 'Utenza bloccata',
      entry: 'forgetPasswords',
      output: { type: 'blocked' },
    },
  },
  output: flowOutput,
});
