import { describe } from 'vitest';
import type { StateValue } from 'xstate';
import { sendOtpPassword } from '../../acquirer/contract/password-change';
import { passwordChangeMachine } from '../../machines/password-change/password-change.machine';
import { otpMachine } from '../../machines/shared/otp/otp.machine';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const none = { oldPassword: '', newPassword: '' };
const kept = { oldPassword: 'Portale2026', newPassword: 'Nuova2026!' };
const sentTo = '+39333';
const context = {
  path: '',
  firstAccess: false,
  sentTo: '+39333',
  passwords: none,
  codeSentTo: null,
};
const atFirstAccess = { firstAccess: true };
const at = (state: string) => ({ choosing: state });
const chosen = (oldPassword: string, newPassword: string, confirmation = newPassword) => ({
  type: 'password.chosen',
  oldPassword,
  newPassword,
  confirmation,
});
const ended = (type: string) => ({ type: 'xstate.done.actor.code', output: { type } });

const refused = (rule: string, event: ReturnType<typeof chosen>, first = false) => ({
  rule,
  in: at('filling'),
  on: event,
  to: at('filling'),
  ...(first ? { with: atFirstAccess } : {}),
});

const opens = (rule: string, from: StateValue, path: string, to: StateValue) => ({
  rule,
  in: from,
  with: atFirstAccess,
  on: { type: 'address.opened', path },
  to,
});

describe('password change: what the requirements say', () => {
  obeys(passwordChangeMachine, context, [
    ...[
      { path: '/Setting/ModificaPassword', firstAccess: false },
      { path: '/AggiornaPassword', firstAccess: false },
      { path: '/InsertPassword', firstAccess: true },
    ].map((arrival) => ({
      rule: `${JSON.stringify(arrival)} begins with the form`,
      starting: { ...arrival, sentTo: '' },
      to: at('filling'),
    })),
    ...[
      { path: '/Setting/ModificaPassword', firstAccess: false },
      { path: '/ChangePassword', firstAccess: false },
      { path: '/OTPCode', firstAccess: true },
      { path: '/InsertPassword', firstAccess: true },
    ].map((arrival) => ({
      rule: `[PWD-013] ${JSON.stringify(arrival)}: after a reload at the code the passwords are asked for again`,
      starting: { ...arrival, sentTo, kept: { step: 'code', codeSentTo: sentTo } },
      to: at('again'),
      remembering: { codeSentTo: sentTo, passwords: none },
    })),
    {
      rule: '[PWD-013] then AVANTI leads to the code that is still good',
      in: at('sending'),
      with: { codeSentTo: '+39333', passwords: kept },
      on: { type: 'http.refused' },
      to: 'enteringCode',
      asking: { code: { sentTo: '+39333', request: kept, stands: true } },
    },
    {
      rule: '[PWD-012] passwords that are asked for again are sent',
      in: at('again'),
      on: chosen('Portale2026', 'Nuova2026!'),
      to: at('sending'),
    },
    {
      rule: '[LOG-036] whoever opens the notice of the first access again reads it',
      starting: {
        path: '/AggiornaPassword',
        firstAccess: true,
        sentTo,
        kept: { step: 'code', codeSentTo: sentTo },
      },
      to: 'reading',
    },
    {
      rule: 'a reload at the form begins with the form, and knows where a code went',
      starting: {
        path: '/ChangePassword',
        firstAccess: false,
        sentTo,
        kept: { step: 'form', codeSentTo: sentTo },
      },
      to: at('filling'),
      remembering: { codeSentTo: sentTo },
    },
    {
      rule: '[ERR-017] a reload after a lost answer still says that nobody knows',
      starting: {
        path: '/ChangePassword',
        firstAccess: false,
        sentTo,
        kept: { step: 'unanswered', codeSentTo: sentTo },
      },
      to: { result: 'unanswered' },
      remembering: { codeSentTo: sentTo },
    },
    {
      rule: '[ERR-025] false, where no code is known: one stands, and the next AVANTI leads to it',
      in: at('sending'),
      on: { type: 'http.refused' },
      to: at('notSent'),
      remembering: { codeSentTo: '+39333' },
    },
    {
      rule: '[ERR-017] a code may have been sent though its answer was lost',
      in: at('sending'),
      on: { type: 'http.network' },
      to: at('notSent'),
      remembering: { codeSentTo: '+39333' },
    },
    {
      rule: '[LOG-036] the first access begins with its notice',
      starting: { path: '/AggiornaPassword', firstAccess: true, sentTo: '' },
      to: 'reading',
    },
    {
      rule: '[PWD-012] a good new password asks for the code',
      in: at('filling'),
      on: chosen('Portale2026', 'Nuova2026!'),
      to: at('sending'),
      remembering: { passwords: kept },
      asking: { sendCode: undefined },
    },
    refused('[VAL-056] the confirmation must match', chosen('Portale2026', 'Nuova2026!', 'x')),
    refused('[VAL-055] the new one must differ', chosen('Portale2026', 'Portale2026')),
    refused('[VAL-057] 7 characters are too few', chosen('Portale2026', 'Nuov26!')),
    refused('[VAL-057] 21 are too many', chosen('Portale2026', 'Nuova2026!Nuova2026!x')),
    refused('[VAL-057] 2 of the 4 classes are too few', chosen('Portale2026', 'nuova2026')),
    refused('[VAL-058] the old password is required', chosen('', 'Nuova2026!')),
    refused('[VAL-058] 7 characters are no old password', chosen('Porta26', 'Nuova2026!')),
    {
      rule: '[VAL-057] 8 characters of 3 classes are enough',
      in: at('filling'),
      on: chosen('Portale2026', 'Nuova202'),
      to: at('sending'),
    },
    {
      rule: '[PWD-023] at the first access 5 characters are let through',
      in: at('filling'),
      with: atFirstAccess,
      on: chosen('', 'abcde'),
      to: at('sending'),
      remembering: { passwords: { oldPassword: '', newPassword: 'abcde' } },
    },
    refused('[PWD-023] but not 4', chosen('', 'abcd'), true),
    refused('[PWD-023] [PWD-024] nor two that differ', chosen('', 'abcde', 'abcdf'), true),
    {
      rule: '[PWD-012] [API-089] [PWD-022] a true answer leads to the code',
      in: at('sending'),
      with: { passwords: kept },
      on: { type: 'http.200', body: true },
      to: 'enteringCode',
      remembering: { codeSentTo: '+39333' },
      asking: { code: { sentTo: '+39333', request: kept, stands: false } },
    },
    {
      rule: '[PWD-012] INDIETRO and AVANTI within the pause: back to the code that still stands',
      in: at('sending'),
      with: { passwords: kept, codeSentTo: '+39333' },
      on: { type: 'http.refused' },
      to: 'enteringCode',
      asking: { code: { sentTo: '+39333', request: kept, stands: true } },
    },
    {
      rule: '[PWD-012] what is being sent is not sent twice',
      in: at('sending'),
      with: { passwords: kept },
      on: chosen('Portale2026', 'Altra2026!'),
      to: at('sending'),
      remembering: { passwords: kept },
      asking: {},
    },
    ...forEachAnswer(['http.refused', 'http.500', 'http.network'], (type) => ({
      rule: `[ERR-025] ${type} is said on the same step`,
      in: at('sending'),
      on: { type },
      to: at('notSent'),
    })),
    ...forEachAnswer(['http.401', 'http.408'], (type) => ({
      rule: `[OTP-013] ${type} means the session has expired, and no password is kept`,
      in: at('sending'),
      with: { passwords: kept },
      on: { type },
      to: 'sessionExpired',
      exit: { type: 'sessionExpired' },
      remembering: { passwords: none },
    })),
    {
      rule: '[PWD-013] [OTP-014] the code confirmed, the password is changed and forgotten here',
      in: 'enteringCode',
      with: { passwords: kept },
      on: ended('completed'),
      to: { result: 'succeeded' },
      remembering: { passwords: none },
      telling: [{ type: 'password.changed' }],
    },
    {
      rule: '[PWD-016] at the first access a dialog says so first',
      in: 'enteringCode',
      with: { ...atFirstAccess, passwords: kept },
      on: ended('completed'),
      to: 'toldSucceeded',
      telling: [{ type: 'password.changed' }],
      remembering: { passwords: none },
    },
    {
      rule: '[PWD-017] and a dialog says that it did not succeed',
      in: 'enteringCode',
      with: { ...atFirstAccess, passwords: kept },
      on: ended('failed'),
      to: 'toldNotSucceeded',
      remembering: { passwords: none },
    },
    {
      rule: '[PWD-018] CHIUDI leads on to the result',
      in: 'toldSucceeded',
      on: { type: 'dialog.closed' },
      to: { result: 'succeeded' },
    },
    {
      rule: '[PWD-018] also to the bad one',
      in: 'toldNotSucceeded',
      on: { type: 'dialog.closed' },
      to: { result: 'notSucceeded' },
    },
    {
      rule: '[OTP-012] a failed code ends in a failed result',
      in: 'enteringCode',
      on: ended('failed'),
      to: { result: 'notSucceeded' },
    },
    ...[false, true].map((firstAccess) => ({
      rule: `[ERR-017] a lost answer is told as what it is (first access: ${firstAccess})`,
      in: 'enteringCode',
      with: { firstAccess, passwords: kept },
      on: ended('unanswered'),
      to: { result: 'unanswered' },
      remembering: { passwords: none },
    })),
    {
      rule: '[RES-009] from a lost answer too Riprova goes back to the form',
      in: { result: 'unanswered' },
      on: { type: 'flow.retried' },
      to: at('filling'),
    },
    ...[false, true].map((firstAccess) => ({
      rule: `[ERR-028] a wrong old password goes back to the form, where the new one still is (first access: ${firstAccess})`,
      in: 'enteringCode',
      with: { firstAccess, passwords: kept },
      on: ended('wrongPassword'),
      to: at('oldPasswordWrong'),
      remembering: { passwords: { ...kept, oldPassword: '' } },
    })),
    {
      rule: '[ERR-028] where another can be tried',
      in: at('oldPasswordWrong'),
      on: chosen('Portale2027', 'Nuova2026!'),
      to: at('sending'),
    },
    {
      rule: '[OTP-004] INDIETRO on the code goes back to the form',
      in: 'enteringCode',
      with: { passwords: kept },
      on: ended('cancelled'),
      to: at('filling'),
      remembering: { passwords: { ...kept, oldPassword: '' } },
    },
    {
      rule: '[ERR-022] a blocked user is out',
      in: 'enteringCode',
      with: { passwords: kept },
      on: ended('blocked'),
      to: 'blocked',
      remembering: { passwords: none },
      exit: { type: 'blocked' },
    },
    {
      rule: '[OTP-013] 401 on the code shows the dialog',
      in: 'enteringCode',
      on: ended('sessionExpired'),
      to: 'sessionExpired',
      exit: { type: 'sessionExpired' },
    },
    {
      rule: '[RES-009] Riprova goes back to the form',
      in: { result: 'notSucceeded' },
      on: { type: 'flow.retried' },
      to: at('filling'),
    },
    {
      rule: '[RES-006] LOGIN leads out',
      in: { result: 'succeeded' },
      on: { type: 'login.requested' },
      to: 'loggedOut',
      exit: { type: 'loggedOut' },
    },
    {
      rule: '[LOG-036] the notice of the first access leads to the form',
      in: 'reading',
      with: atFirstAccess,
      on: { type: 'notice.read' },
      to: at('filling'),
    },
    {
      rule: '[LOG-036] ANNULLA leaves the notice, and the portal',
      in: 'reading',
      with: { ...atFirstAccess, passwords: kept },
      on: { type: 'login.requested' },
      to: 'loggedOut',
      remembering: { passwords: none },
      exit: { type: 'loggedOut' },
    },
    {
      rule: '[PWD-006] ANNULLA leaves a password that has expired, and the portal',
      in: at('notSent'),
      with: { path: '/ChangePassword', passwords: kept },
      on: { type: 'login.requested' },
      to: 'loggedOut',
      remembering: { passwords: none },
      exit: { type: 'loggedOut' },
    },
    {
      rule: '[PWD-006] whoever changes a password that is good stays in the portal',
      in: at('filling'),
      with: { path: '/Setting/ModificaPassword' },
      on: { type: 'login.requested' },
      to: at('filling'),
    },
    opens(
      '[PWD-020] the form has an address of its own',
      'reading',
      '/InsertPassword',
      at('filling'),
    ),
    opens('[LOG-036] any other leaves the notice as it is', 'reading', '/OTPCode', 'reading'),
    opens('[PWD-022] and the code as it is', 'enteringCode', '/OTPCode', 'enteringCode'),
    opens('[LOG-036] back to the notice', at('filling'), '/AggiornaPassword', 'reading'),
    opens('[PWD-022] back from the code', 'enteringCode', '/InsertPassword', at('filling')),
    opens(
      '[PWD-022] a code has no address to be opened by',
      at('filling'),
      '/OTPCode',
      at('filling'),
    ),
  ]);
});

lintChart(passwordChangeMachine, {
  calls: { sendCode: [sendOtpPassword] },
  children: { code: { chart: otpMachine } },
});
