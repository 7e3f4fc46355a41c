import { describe } from 'vitest';
import { updateEmail } from '../../acquirer/contract/email-change';
import { firstEmailMachine } from '../../machines/first-email/first-email.machine';
import { otpMachine } from '../../machines/shared/otp/otp.machine';
import { askedAt, justSent, sentTo } from '../../paths/shared/otp/codes';
import { afterSending, at } from './support/email';
import { lintChart } from './support/lint';
import { obeys } from './support/table';
import { afterLostAnswer, told, verifyingCall } from './support/verifying';

const email = 'nuova@example.it';
const entered = { user: 'email01', current: '' };
const draftAtCode = { step: 'code', typed: email, email, sent: sentTo(email) };

describe('first e-mail: what the requirements say', () => {
  const ended = (type: string, left: object = { sentAt: askedAt, sure: true }) => ({
    type: 'xstate.done.actor.code',
    output: { type, ...left },
  });
  const confirmedElsewhere = (current: string) => ({
    type: 'session.changed',
    input: { user: 'email01', current, path: '/InsertEmail', draft: null },
  });
  obeys(firstEmailMachine, { ...entered, email: '', sent: null, askedAt }, [
    {
      rule: '[EML-010] AVANTI looks first for a code that may still be good',
      in: at('filling'),
      with: { sent: sentTo(email) },
      on: { type: 'email.confirmed', email },
      to: at('recalling'),
      remembering: { email, typed: email },
      asking: { recallCode: { sentAt: askedAt } },
    },
    {
      rule: '[EML-010] the code of another address is none of its',
      in: at('filling'),
      with: { sent: sentTo('prima@example.it') },
      on: { type: 'email.confirmed', email },
      to: at('recalling'),
      asking: { recallCode: { sentAt: null } },
    },
    {
      rule: '[EML-010] [OTP-004] AVANTI leads to a code that is still good, and sends none',
      in: at('recalling'),
      with: { email, sent: sentTo(email) },
      on: { type: 'code.stands' },
      to: 'enteringCode',
      asking: {
        code: { sentTo: email, request: { user: 'email01', email }, ...justSent, stands: true },
      },
    },
    {
      rule: '[EML-010] where none is, an e-mail is sent',
      in: at('recalling'),
      with: { email, askedAt: null },
      on: { type: 'code.needed', at: askedAt },
      to: at('sending'),
      remembering: { askedAt },
      asking: { updateEmail: { email } },
    },
    {
      rule: '[OTP-003] a second code to the same address has voided the first, and its page says so',
      in: at('sending'),
      with: { email, sent: { ...sentTo(email), at: null } },
      on: { type: 'http.200' },
      to: 'enteringCode',
      asking: {
        code: { sentTo: email, request: { user: 'email01', email }, ...justSent, voids: true },
      },
    },
    {
      rule: '[EML-001] an account that has an e-mail changes it at once, without a code',
      in: at('sending'),
      with: { email, current: 'prima@example.it' },
      on: { type: 'http.200' },
      to: { result: 'succeeded' },
      sends: [{ type: 'email.changed', email }],
    },
    {
      rule: '[EML-001] [ERR-017] of such an account a lost answer may have changed it, and no code is waited for',
      in: at('sending'),
      with: { email, current: 'prima@example.it', sent: null },
      on: { type: 'http.network' },
      to: told,
      remembering: { sent: null },
      sends: [],
    },
    {
      rule: '[EML-001] nor after a refusal',
      in: at('sending'),
      with: { email, current: 'prima@example.it', sent: null },
      on: { type: 'http.refused' },
      to: { result: 'notSucceeded' },
      remembering: { sent: null },
    },
    {
      rule: '[VAL-053] the address that is in use already is not sent',
      in: at('filling'),
      with: { current: 'Nuova@example.it', sent: null },
      on: { type: 'email.confirmed', email },
      to: at('filling'),
    },
    {
      rule: '[OTP-004] INDIETRO remembers when the last code was asked for',
      in: 'enteringCode',
      with: { sent: sentTo(email) },
      on: ended('cancelled', { sentAt: askedAt + 1, sure: false }),
      to: at('filling'),
      remembering: { sent: { ...sentTo(email), at: askedAt + 1, sure: false } },
    },
    {
      rule: '[OTP-012] so does a failed one',
      in: 'enteringCode',
      with: { sent: sentTo(email) },
      on: ended('failed', { sentAt: null, sure: true }),
      to: { result: 'notSucceeded' },
      remembering: { sent: { ...sentTo(email), at: null } },
    },
    {
      rule: '[ERR-017] after a lost answer the code may be used up',
      in: 'enteringCode',
      with: { sent: sentTo(email) },
      on: ended('unanswered'),
      to: told,
      remembering: { sent: { ...sentTo(email), at: null } },
    },
    {
      rule: '[EML-010] the address of this code, confirmed in another tab, is a success here too',
      in: 'enteringCode',
      with: { email, sent: sentTo(email) },
      on: confirmedElsewhere(email),
      to: { result: 'succeeded' },
      remembering: { current: email, sent: null },
      sends: [],
    },
    {
      rule: '[EML-010] another address, confirmed in another tab, voids this code, and the form says so',
      in: 'enteringCode',
      with: { email, sent: sentTo(email) },
      on: confirmedElsewhere('altra@example.it'),
      to: at('changedElsewhere'),
      remembering: { current: 'altra@example.it', sent: null },
    },
    {
      rule: '[EML-010] anything else that the session learns leaves the code as it is',
      in: 'enteringCode',
      with: { email, sent: sentTo(email) },
      on: confirmedElsewhere(''),
      to: 'enteringCode',
      remembering: { sent: sentTo(email) },
      asking: {},
    },
    ...[at('filling'), at('sending'), told].map((state) => ({
      rule: `[EML-010] an e-mail of another tab is known (${JSON.stringify(state)})`,
      in: state,
      on: confirmedElsewhere('altra@example.it'),
      to: state,
      remembering: { current: 'altra@example.it' },
    })),
    {
      rule: '[VAL-024] there too what is no e-mail is not sent',
      in: at('changedElsewhere'),
      on: { type: 'email.confirmed', email: 'nuova' },
      to: at('changedElsewhere'),
    },
    {
      rule: '[EML-010] and an e-mail can be sent',
      in: at('changedElsewhere'),
      on: { type: 'email.confirmed', email },
      to: at('recalling'),
      remembering: { email, typed: email },
    },
    {
      rule: 'a missing e-mail is asked for',
      starting: { ...entered, path: '/InsertEmail', draft: null },
      to: at('filling'),
      remembering: { user: 'email01', email: '', typed: '' },
    },
    {
      rule: '[EML-009] a reload keeps what was typed, and where a code went',
      starting: { ...entered, path: '/InsertEmail', draft: { ...draftAtCode, typed: 'nu' } },
      to: at('filling'),
      remembering: { typed: 'nu', email, sent: sentTo(email) },
    },
    {
      rule: '[EML-010] a reload leaves the code on the screen',
      starting: { ...entered, path: '/OTPCode', draft: draftAtCode },
      to: 'enteringCode',
      asking: { code: { sentTo: email, request: { user: 'email01', email }, ...justSent } },
    },
    {
      rule: 'the address of the code alone leads to the form',
      starting: { ...entered, path: '/OTPCode', draft: { ...draftAtCode, step: 'address' } },
      to: at('filling'),
    },
    {
      rule: 'what is typed is known at once',
      in: at('filling'),
      on: { type: 'email.typed', email: 'nu' },
      to: at('filling'),
      remembering: { typed: 'nu', email: '' },
    },
    {
      rule: '[ERR-017] a reload after a lost answer still says that the result is unknown',
      starting: { ...entered, path: '/ResultPage', draft: { ...draftAtCode, step: 'unanswered' } },
      to: told,
      remembering: { typed: email },
    },
    {
      rule: '[ERR-017] a code may have been sent though its answer was lost',
      in: at('sending'),
      with: { email },
      on: { type: 'http.network' },
      to: { result: 'notSucceeded' },
      remembering: { sent: { ...sentTo(email), sure: false } },
    },
    {
      rule: '[EML-010] no code has gone anywhere yet',
      in: at('filling'),
      on: { type: 'email.confirmed', email: 'nuova@example.it' },
      to: at('recalling'),
      remembering: { email, typed: email },
      asking: { recallCode: { sentAt: null } },
    },
    {
      rule: '[VAL-024] what is no e-mail is not',
      in: at('filling'),
      on: { type: 'email.confirmed', email: 'nuova' },
      to: at('filling'),
    },
    {
      rule: '[OTP-007] [EML-010] 200 leads to the code that arrives there',
      in: at('sending'),
      with: { email: 'nuova@example.it' },
      on: { type: 'http.200' },
      to: 'enteringCode',
      asking: {
        code: {
          sentTo: 'nuova@example.it',
          request: { user: 'email01', email: 'nuova@example.it' },
          ...justSent,
        },
      },
      remembering: { sent: sentTo('nuova@example.it') },
    },
    {
      rule: '[OTP-007] false after a lost answer: that code was sent, and is the one to remember',
      in: at('sending'),
      with: { email, sent: { ...sentTo(email), at: null, sure: false } },
      on: { type: 'http.refused' },
      to: 'enteringCode',
      remembering: { sent: { ...sentTo(email), again: true } },
    },
    {
      rule: '[OTP-007] INDIETRO and AVANTI within the pause: back to the code that still stands',
      in: at('sending'),
      with: { email: 'nuova@example.it', sent: sentTo('nuova@example.it') },
      on: { type: 'http.refused' },
      to: 'enteringCode',
      asking: {
        code: {
          sentTo: 'nuova@example.it',
          request: { user: 'email01', email: 'nuova@example.it' },
          ...justSent,
          stands: true,
        },
      },
    },
    {
      rule: '[OTP-007] false for another address is a failed change; one stands there, and AVANTI leads to it',
      in: at('sending'),
      with: { email: 'nuova@example.it', sent: sentTo('prima@example.it') },
      on: { type: 'http.refused' },
      to: { result: 'notSucceeded' },
      remembering: { sent: { ...sentTo('nuova@example.it'), earlier: ['prima@example.it'] } },
    },
    {
      rule: '[OTP-014] a confirmed code is a success, and the portal knows the e-mail',
      in: 'enteringCode',
      with: { email: 'nuova@example.it' },
      on: ended('completed'),
      to: { result: 'succeeded' },
      sends: [{ type: 'email.changed', email: 'nuova@example.it' }],
    },
    {
      rule: '[OTP-012] a failed one is not',
      in: 'enteringCode',
      on: ended('failed'),
      to: { result: 'notSucceeded' },
    },
    {
      rule: '[OTP-004] INDIETRO goes back to the form',
      in: 'enteringCode',
      on: ended('cancelled'),
      to: at('filling'),
    },
    {
      rule: '[ERR-022] a blocked user is out',
      in: 'enteringCode',
      on: ended('blocked'),
      to: 'blocked',
      exit: { type: 'blocked' },
    },
    {
      rule: '[RES-007] a lost answer before the code changes nothing',
      in: at('sending'),
      on: { type: 'http.network' },
      to: { result: 'notSucceeded' },
    },
    {
      rule: '[ERR-017] one after it is told as what it is',
      in: 'enteringCode',
      on: ended('unanswered'),
      to: told,
    },
    {
      rule: '[EML-010] back from the code by the address of the form',
      in: 'enteringCode',
      on: { type: 'address.opened', path: '/InsertEmail' },
      to: at('filling'),
    },
    {
      rule: 'any other address leaves the code where it is',
      in: 'enteringCode',
      on: { type: 'address.opened', path: '/OTPCode' },
      to: 'enteringCode',
    },
    ...afterLostAnswer({
      known: { email },
      made: { email },
      notMade: { email: '' },
      sends: [{ type: 'email.changed', email }],
      back: at('filling'),
    }),
    ...afterSending,
  ]);
});

lintChart(firstEmailMachine, {
  calls: { updateEmail: [updateEmail], ...verifyingCall },
  others: { recallCode: ['code.stands', 'code.needed'] },
  children: { code: { chart: otpMachine, never: ['wrongPassword', 'loggedOut'] } },
});
