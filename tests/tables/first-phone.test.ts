import { describe } from 'vitest';
import { setLoginPhone } from '../../acquirer/contract/first-phone';
import { firstPhoneMachine } from '../../machines/first-phone/first-phone.machine';
import { otpMachine } from '../../machines/shared/otp/otp.machine';
import { askedAt, justSent, sentTo } from '../../paths/shared/otp/codes';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const at = (state: string) => ({ enteringNumber: state });
const number = '+39 333 7654321';
const ended = (type: string, left: object = { sentAt: askedAt, sure: true }) => ({
  type: 'xstate.done.actor.code',
  output: { type, ...left },
});

describe('first phone: what the requirements say', () => {
  obeys(firstPhoneMachine, { number: '', sent: null, askedAt }, [
    {
      rule: 'the missing number is asked for',
      starting: { draft: null },
      to: at('filling'),
      remembering: { number: '', typed: '' },
    },
    {
      rule: '[TEL-014] a reload keeps what was typed, and where a code went',
      starting: { draft: { step: 'number', typed: '+39 3', number, sent: sentTo(number) } },
      to: at('filling'),
      remembering: { typed: '+39 3', number, sent: sentTo(number) },
    },
    {
      rule: '[TEL-017] a reload leaves the code on the screen',
      starting: { draft: { step: 'code', typed: number, number, sent: sentTo(number) } },
      to: 'enteringCode',
      asking: { code: { sentTo: number, request: { number }, ...justSent } },
    },
    {
      rule: 'what is typed is known at once',
      in: at('notSent'),
      on: { type: 'number.typed', number: '+39 3' },
      to: at('notSent'),
      remembering: { typed: '+39 3', number: '' },
    },
    {
      rule: '[ERR-017] a reload after a lost answer still says that the result is unknown',
      starting: { draft: { step: 'unanswered', typed: number, number, sent: sentTo(number) } },
      to: { result: 'unanswered' },
      remembering: { number, typed: number },
    },
    {
      rule: '[ERR-025] false, where no code is known: one stands, and the next AVANTI leads to it',
      in: at('sending'),
      with: { number },
      on: { type: 'http.refused' },
      to: at('notSent'),
      remembering: { sent: sentTo(number) },
    },
    {
      rule: '[ERR-017] a code may have been sent though its answer was lost',
      in: at('sending'),
      with: { number },
      on: { type: 'http.network' },
      to: at('notSent'),
      remembering: { sent: { ...sentTo(number), sure: false } },
    },
    ...['filling', 'notSent'].map((state) => ({
      rule: `[TEL-016] AVANTI looks first for a code that may still be good (${state})`,
      in: at(state),
      with: { sent: sentTo('+393337654321') },
      on: { type: 'number.confirmed', number },
      to: at('recalling'),
      remembering: { number, typed: number },
      asking: { recallCode: { sentAt: askedAt } },
    })),
    {
      rule: '[TEL-016] the code of another number is none of its',
      in: at('filling'),
      with: { sent: sentTo('+39 333 1111111') },
      on: { type: 'number.confirmed', number },
      to: at('recalling'),
      asking: { recallCode: { sentAt: null } },
    },
    {
      rule: '[TEL-016] no code has gone anywhere yet',
      in: at('filling'),
      on: { type: 'number.confirmed', number },
      to: at('recalling'),
      asking: { recallCode: { sentAt: null } },
    },
    {
      rule: '[TEL-017] [OTP-004] AVANTI leads to a code that is still good, and sends none',
      in: at('recalling'),
      with: { number, sent: sentTo(number) },
      on: { type: 'code.stands' },
      to: 'enteringCode',
      asking: { code: { sentTo: number, request: { number }, ...justSent, stands: true } },
    },
    {
      rule: '[TEL-016] the number is set, and a code sent to it',
      in: at('recalling'),
      with: { number, askedAt: null },
      on: { type: 'code.needed', at: askedAt },
      to: at('sending'),
      remembering: { askedAt },
      asking: { setPhone: { number } },
    },
    {
      rule: '[OTP-003] a second code to the same number has voided the first, and its page says so',
      in: at('sending'),
      with: { number, sent: { ...sentTo(number), at: null } },
      on: { type: 'http.200', body: '' },
      to: 'enteringCode',
      asking: { code: { sentTo: number, request: { number }, ...justSent, voids: true } },
    },
    {
      rule: '[OTP-004] INDIETRO remembers when the last code was asked for',
      in: 'enteringCode',
      with: { sent: sentTo(number) },
      on: ended('cancelled', { sentAt: askedAt + 1, sure: false }),
      to: at('filling'),
      remembering: { sent: { ...sentTo(number), at: askedAt + 1, sure: false } },
    },
    {
      rule: '[OTP-012] so does a failed one',
      in: 'enteringCode',
      with: { sent: sentTo(number) },
      on: ended('failed', { sentAt: null, sure: true }),
      to: { result: 'notSucceeded' },
      remembering: { sent: { ...sentTo(number), at: null } },
    },
    {
      rule: '[ERR-017] after a lost answer the code may be used up',
      in: 'enteringCode',
      with: { sent: sentTo(number) },
      on: ended('unanswered'),
      to: { result: 'unanswered' },
      remembering: { sent: { ...sentTo(number), at: null } },
    },
    ...['filling', 'notSent'].map((state) => ({
      rule: `[VAL-031] [VAL-032] nothing is sent without a number (${state})`,
      in: at(state),
      on: { type: 'number.confirmed', number: '' },
      to: at(state),
    })),
    {
      rule: '[TEL-016] then its code is asked for',
      in: at('sending'),
      with: { number: '+39 333 7654321' },
      on: { type: 'http.200', body: '' },
      to: 'enteringCode',
      asking: {
        code: {
          sentTo: '+39 333 7654321',
          request: { number: '+39 333 7654321' },
          ...justSent,
        },
      },
      remembering: { sent: sentTo('+39 333 7654321') },
    },
    {
      rule: '[ERR-025] false after a lost answer: that code was sent, and is the one to remember',
      in: at('sending'),
      with: { number, sent: { ...sentTo(number), at: null, sure: false } },
      on: { type: 'http.refused' },
      to: 'enteringCode',
      remembering: { sent: { ...sentTo(number), again: true } },
    },
    {
      rule: '[ERR-025] INDIETRO and AVANTI within the pause: back to the code that still stands',
      in: at('sending'),
      with: { number: '+39 333 7654321', sent: sentTo('+393337654321') },
      on: { type: 'http.refused' },
      to: 'enteringCode',
      asking: {
        code: {
          sentTo: '+39 333 7654321',
          request: { number: '+39 333 7654321' },
          ...justSent,
          stands: true,
        },
      },
    },
    {
      rule: '[ERR-025] a code that went to another number is of no use',
      in: at('sending'),
      with: { number: '+39 333 7654321', sent: sentTo('+39 333 1111111') },
      on: { type: 'http.refused' },
      to: at('notSent'),
      remembering: { sent: { ...sentTo('+39 333 7654321'), earlier: ['+39 333 1111111'] } },
    },
    {
      rule: '[OTP-003] one that goes back to a number before the last has voided the first one there',
      in: at('sending'),
      with: {
        number,
        sent: { ...sentTo('+39 333 2222222'), earlier: [number, '+39 333 1111111'] },
      },
      on: { type: 'http.200', body: true },
      to: 'enteringCode',
      remembering: {
        sent: { ...sentTo(number), again: true, earlier: ['+39 333 2222222', '+39 333 1111111'] },
      },
    },
    {
      rule: '[ERR-027] 401 on REINVIA CODICE leads straight to the login too',
      in: 'enteringCode',
      on: ended('loggedOut'),
      to: 'loggedOut',
      exit: { type: 'loggedOut' },
    },
    ...forEachAnswer(['http.refused', 'http.500', 'http.network'], (type) => ({
      rule: `[ERR-025] ${type} is said on the same step`,
      in: at('sending'),
      on: { type },
      to: at('notSent'),
    })),
    ...(
      [
        ['400: no code is sent to such a number', 'http.400', 'notServed'],
        ['403: no number is asked for now', 'http.403', 'notAsked'],
      ] as const
    ).flatMap(([rule, type, state]) => [
      { rule: `[ERR-025] ${rule}`, in: at('sending'), on: { type }, to: at(state) },
      {
        rule: `[TEL-016] after a ${type} another number can be given`,
        in: at(state),
        on: { type: 'number.confirmed', number },
        to: at('recalling'),
      },
    ]),
    {
      rule: '[ERR-027] 401 here leads straight to the login, without the dialog',
      in: at('sending'),
      on: { type: 'http.401' },
      to: 'loggedOut',
      exit: { type: 'loggedOut' },
    },
    {
      rule: '[TEL-016] after a failure the number can be sent again',
      in: at('notSent'),
      on: { type: 'number.confirmed', number: '+39 333 7654321' },
      to: at('recalling'),
      remembering: { number: '+39 333 7654321' },
    },
    {
      rule: '[TEL-015] INDIETRO on the number leaves for the login',
      in: at('filling'),
      on: { type: 'flow.cancelled' },
      to: 'loggedOut',
      exit: { type: 'loggedOut' },
    },
    {
      rule: '[TEL-017] a confirmed code is a success',
      in: 'enteringCode',
      with: { number: '+39 333 1234567' },
      on: ended('completed'),
      to: { result: 'succeeded' },
      sends: [{ type: 'phone.changed', number: '+39 333 1234567' }],
    },
    {
      rule: '[OTP-012] a failed one is not',
      in: 'enteringCode',
      on: ended('failed'),
      to: { result: 'notSucceeded' },
    },
    {
      rule: '[ERR-017] a lost answer is told as what it is',
      in: 'enteringCode',
      on: ended('unanswered'),
      to: { result: 'unanswered' },
    },
    {
      rule: '[TEL-019] from there the number can be given again',
      in: { result: 'unanswered' },
      on: { type: 'flow.retried' },
      to: at('filling'),
    },
    {
      rule: '[OTP-004] INDIETRO on the code goes back to the number',
      in: 'enteringCode',
      on: ended('cancelled'),
      to: at('filling'),
    },
    {
      rule: '[ERR-024] a blocked user is logged out by force',
      in: 'enteringCode',
      on: ended('blocked'),
      to: 'blocked',
      exit: { type: 'blocked' },
    },
    {
      rule: '[TEL-019] RIPROVA goes back to the number',
      in: { result: 'notSucceeded' },
      on: { type: 'flow.retried' },
      to: at('filling'),
    },
    {
      rule: '[TEL-018] LOGIN leads out',
      in: { result: 'succeeded' },
      on: { type: 'login.requested' },
      to: 'loggedOut',
      exit: { type: 'loggedOut' },
    },
  ]);
});

lintChart(firstPhoneMachine, {
  others: { recallCode: ['code.stands', 'code.needed'] },
  calls: { setPhone: [setLoginPhone] },
  children: { code: { chart: otpMachine, never: ['wrongPassword'] } },
});
