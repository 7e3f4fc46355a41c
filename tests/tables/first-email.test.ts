import { describe } from 'vitest';
import { updateEmail } from '../../acquirer/contract/email-change';
import { firstEmailMachine } from '../../machines/first-email/first-email.machine';
import { otpMachine } from '../../machines/shared/otp/otp.machine';
import { afterSending, at, retriedFromLost } from './support/email';
import { lintChart } from './support/lint';
import { obeys } from './support/table';

const email = 'nuova@example.it';
const entered = { user: 'email01' };
const keptAtCode = { step: 'code', typed: email, email, codeSentTo: email };

describe('first e-mail: what the requirements say', () => {
  const ended = (type: string) => ({ type: 'xstate.done.actor.code', output: { type } });
  obeys(firstEmailMachine, { user: 'email01', email: '' }, [
    {
      rule: 'a missing e-mail is asked for',
      starting: { user: 'email01', path: '/InsertEmail', kept: null },
      to: at('filling'),
      remembering: { user: 'email01', email: '', typed: '' },
    },
    {
      rule: '[EML-009] a reload keeps what was typed, and where a code went',
      starting: { ...entered, path: '/InsertEmail', kept: { ...keptAtCode, typed: 'nu' } },
      to: at('filling'),
      remembering: { typed: 'nu', email, codeSentTo: email },
    },
    {
      rule: '[EML-010] a reload leaves the code on the screen',
      starting: { ...entered, path: '/OTPCode', kept: keptAtCode },
      to: 'enteringCode',
      asking: { code: { sentTo: email, request: { user: 'email01', email }, stands: false } },
    },
    {
      rule: 'the address of the code alone leads to the form',
      starting: { ...entered, path: '/OTPCode', kept: { ...keptAtCode, step: 'address' } },
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
      rule: '[ERR-017] a reload after a lost answer still says that nobody knows',
      starting: { ...entered, path: '/ResultPage', kept: { ...keptAtCode, step: 'unanswered' } },
      to: { result: 'unanswered' },
      remembering: { typed: email },
    },
    {
      rule: '[ERR-017] a code may have been sent though its answer was lost',
      in: at('sending'),
      with: { email },
      on: { type: 'http.network' },
      to: { result: 'notSucceeded' },
      remembering: { codeSentTo: email },
    },
    {
      rule: '[EML-010] an e-mail is sent',
      in: at('filling'),
      on: { type: 'email.confirmed', email: 'nuova@example.it' },
      to: at('sending'),
      remembering: { email, typed: email },
      asking: { updateEmail: { email: 'nuova@example.it' } },
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
          stands: false,
        },
      },
      remembering: { codeSentTo: 'nuova@example.it' },
    },
    {
      rule: '[OTP-007] INDIETRO and AVANTI within the pause: back to the code that still stands',
      in: at('sending'),
      with: { email: 'nuova@example.it', codeSentTo: 'nuova@example.it' },
      on: { type: 'http.refused' },
      to: 'enteringCode',
      asking: {
        code: {
          sentTo: 'nuova@example.it',
          request: { user: 'email01', email: 'nuova@example.it' },
          stands: true,
        },
      },
    },
    {
      rule: '[OTP-007] false for another address is a failed change; one stands there, and AVANTI leads to it',
      in: at('sending'),
      with: { email: 'nuova@example.it', codeSentTo: 'prima@example.it' },
      on: { type: 'http.refused' },
      to: { result: 'notSucceeded' },
      remembering: { codeSentTo: 'nuova@example.it' },
    },
    {
      rule: '[OTP-014] a confirmed code is a success, and the portal knows the e-mail',
      in: 'enteringCode',
      with: { email: 'nuova@example.it' },
      on: ended('completed'),
      to: { result: 'succeeded' },
      telling: [{ type: 'email.changed', email: 'nuova@example.it' }],
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
      rule: '[OTP-013] 401 on the code shows the dialog',
      in: 'enteringCode',
      on: ended('sessionExpired'),
      to: 'sessionExpired',
      exit: { type: 'sessionExpired' },
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
      to: { result: 'unanswered' },
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
    retriedFromLost,
    ...afterSending,
  ]);
});

lintChart(firstEmailMachine, {
  calls: { updateEmail: [updateEmail] },
  children: { code: { chart: otpMachine, never: ['wrongPassword', 'loggedOut'] } },
});
