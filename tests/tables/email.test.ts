import { describe } from 'vitest';
import { updateEmail } from '../../acquirer/contract/email-change';
import { emailChangeMachine } from '../../machines/email-change/email-change.machine';
import { firstEmailMachine } from '../../machines/first-email/first-email.machine';
import { otpMachine } from '../../machines/shared/otp/otp.machine';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const at = (state: string) => ({ choosing: state });
const confirmed = (email: string, confirmation = email) => ({
  type: 'email.confirmed',
  email,
  confirmation,
});
const failures = ['http.400', 'http.403', 'http.404', 'http.500'];
const expired = ['http.401', 'http.408'];

const afterSending = [
  ...forEachAnswer(failures, (type) => ({
    rule: `[RES-007] ${type} ends in the bad result`,
    in: at('sending'),
    on: { type },
    to: { result: 'notSucceeded' },
  })),
  ...forEachAnswer(expired, (type) => ({
    rule: `[ERR-013] ${type} means the session has expired`,
    in: at('sending'),
    on: { type },
    to: 'sessionExpired',
    exit: { type: 'sessionExpired' },
  })),
  {
    rule: '[RES-009] Riprova goes back to the form',
    in: { result: 'notSucceeded' },
    on: { type: 'flow.retried' },
    to: at('filling'),
  },
  {
    rule: '[RES-005] [RES-010] HOME leads home',
    in: { result: 'succeeded' },
    on: { type: 'home.requested' },
    to: 'leftForHome',
    exit: { type: 'opened', path: '/Home' },
  },
];

const retriedFromLost = {
  rule: '[RES-009] from a lost answer too Riprova goes back to the form',
  in: { result: 'unanswered' },
  on: { type: 'flow.retried' },
  to: at('filling'),
};

describe('e-mail change: what the requirements say', () => {
  obeys(emailChangeMachine, { oldEmail: 'Vecchia@example.it', email: '' }, [
    {
      rule: '[EML-004] another e-mail, confirmed, is sent',
      in: at('filling'),
      on: confirmed('nuova@example.it'),
      to: at('sending'),
      remembering: { email: 'nuova@example.it' },
    },
    {
      rule: '[VAL-054] two that differ are not',
      in: at('filling'),
      on: confirmed('nuova@example.it', 'altra@example.it'),
      to: at('filling'),
    },
    {
      rule: '[VAL-053] nor the old one, however it is written',
      in: at('filling'),
      on: confirmed('vecchia@example.it'),
      to: at('filling'),
    },
    {
      rule: '[VAL-024] nor what is no e-mail',
      in: at('filling'),
      on: confirmed('nuova@example'),
      to: at('filling'),
    },
    {
      rule: '[EML-001] 200 is the result, without a code',
      in: at('sending'),
      on: { type: 'http.200' },
      to: { result: 'succeeded' },
    },
    {
      rule: '[ERR-017] a lost answer is told as what it is',
      in: at('sending'),
      on: { type: 'http.network' },
      to: { result: 'unanswered' },
    },
    retriedFromLost,
    ...afterSending,
  ]);
});

describe('first e-mail: what the requirements say', () => {
  const ended = (type: string) => ({ type: 'xstate.done.actor.code', output: { type } });
  obeys(firstEmailMachine, { user: 'email01', email: '' }, [
    {
      rule: '[EML-010] an e-mail is sent',
      in: at('filling'),
      on: { type: 'email.confirmed', email: 'nuova@example.it' },
      to: at('sending'),
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
      on: { type: 'http.200' },
      to: 'enteringCode',
    },
    {
      rule: '[OTP-014] a confirmed code is a success',
      in: 'enteringCode',
      on: ended('completed'),
      to: { result: 'succeeded' },
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
    retriedFromLost,
    ...afterSending,
  ]);
});

lintChart(emailChangeMachine, { calls: { updateEmail: [updateEmail] } });
lintChart(firstEmailMachine, {
  calls: { updateEmail: [updateEmail] },
  children: { code: { chart: otpMachine, never: ['wrongPassword'] } },
});
