import { describe } from 'vitest';
import { sendOtpAndNewTel, sendOtpOldTel } from '../../acquirer/contract/phone-change';
import type { KeptPhoneChange } from '../../machines/phone-change/phone-change.kept';
import { phoneChangeMachine } from '../../machines/phone-change/phone-change.machine';
import { otpMachine } from '../../machines/shared/otp/otp.machine';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const request = { user: 'ristretto01', newNumber: '' };
const oldNumber = '+39 333 1234567';
const newNumber = '+39 333 7654321';
const context = { ...request, oldNumber, codeSentTo: null };
const keptAt = (step: KeptPhoneChange['step'], codeSentTo: string | null = null) => ({
  step,
  typed: newNumber,
  newNumber,
  codeSentTo,
});
const reloaded = (step: KeptPhoneChange['step'], codeSentTo: string | null = null) => ({
  user: 'ristretto01',
  oldNumber,
  kept: keptAt(step, codeSentTo),
});
const first = (state: string) => ({ confirmingOldNumber: state });
const third = (state: string) => ({ enteringNewNumber: state });
const ended = (id: string, type: string) => ({
  type: `xstate.done.actor.${id}`,
  output: { type },
});
const notSent = ['http.refused', 'http.500', 'http.network'];
const expired = ['http.401', 'http.408'];

describe('phone change: what the requirements say', () => {
  obeys(phoneChangeMachine, context, [
    {
      rule: 'the change begins with the old number',
      starting: { user: 'ristretto01', oldNumber, kept: null },
      to: first('ready'),
      remembering: { ...context, typed: '' },
    },
    {
      rule: '[TEL-005] a reload before the first code begins with the old number',
      starting: reloaded('oldNumber', oldNumber),
      to: first('ready'),
      remembering: { codeSentTo: oldNumber },
    },
    {
      rule: '[TEL-006] a reload leaves the code of the old number on the screen',
      starting: reloaded('oldCode', oldNumber),
      to: 'enteringOldCode',
      asking: {
        oldNumberCode: { sentTo: oldNumber, request: { ...request, newNumber }, stands: false },
      },
    },
    {
      rule: '[ERR-017] a reload after a lost answer still says that nobody knows',
      starting: reloaded('unanswered', newNumber),
      to: { result: 'unanswered' },
      remembering: { typed: newNumber },
    },
    {
      rule: '[ERR-025] false, where no code is known: one stands at the old number, and AVANTI leads to it',
      in: first('sending'),
      on: { type: 'http.refused' },
      to: first('notSent'),
      remembering: { codeSentTo: oldNumber },
    },
    {
      rule: '[ERR-025] the same of the new number',
      in: third('sending'),
      with: { newNumber },
      on: { type: 'http.refused' },
      to: third('notSent'),
      remembering: { codeSentTo: newNumber },
    },
    {
      rule: '[TEL-007] a reload keeps the new number that is being typed',
      starting: reloaded('newNumber', oldNumber),
      to: third('filling'),
      remembering: { typed: newNumber },
    },
    {
      rule: '[TEL-010] a reload leaves the code of the new number on the screen',
      starting: reloaded('newCode', newNumber),
      to: 'enteringNewCode',
      asking: {
        newNumberCode: { sentTo: newNumber, request: { ...request, newNumber }, stands: false },
      },
    },
    {
      rule: 'what is typed is known at once',
      in: third('filling'),
      on: { type: 'number.typed', number: '+39 3' },
      to: third('filling'),
      remembering: { typed: '+39 3', newNumber: '' },
    },
    {
      rule: '[ERR-017] the code to the old number may have been sent though its answer was lost',
      in: first('sending'),
      on: { type: 'http.network' },
      to: first('notSent'),
      remembering: { codeSentTo: oldNumber },
    },
    {
      rule: '[ERR-017] so may the code to the new one',
      in: third('sending'),
      with: { newNumber },
      on: { type: 'http.network' },
      to: third('notSent'),
      remembering: { codeSentTo: newNumber },
    },
    {
      rule: '[TEL-009] whose old number was confirmed too long ago is told so on the same step',
      in: third('sending'),
      with: { typed: newNumber, newNumber },
      on: { type: 'http.403' },
      to: third('unconfirmed'),
      remembering: { typed: newNumber },
    },
    ...(['notSent', 'unconfirmed'] as const).map((state) => ({
      rule: `[TEL-009] RICOMINCIA leads to the old number, and the new one stays written (${state})`,
      in: third(state),
      with: { typed: newNumber, newNumber },
      on: { type: 'flow.retried' },
      to: first('ready'),
      remembering: { typed: newNumber },
    })),
    {
      rule: '[ERR-025] after a plain failure nothing is known to be sent',
      in: third('sending'),
      with: { newNumber },
      on: { type: 'http.500' },
      to: third('notSent'),
      remembering: { codeSentTo: null },
    },
    {
      rule: '[TEL-004] AVANTI asks for a code to the old number',
      in: first('ready'),
      on: { type: 'step.confirmed' },
      to: first('sending'),
      asking: { sendToOldNumber: undefined },
    },
    {
      rule: '[TEL-005] [API-088] a true answer leads to the code of the old number',
      in: first('sending'),
      on: { type: 'http.200', body: true },
      to: 'enteringOldCode',
      remembering: { codeSentTo: '+39 333 1234567' },
      asking: { oldNumberCode: { sentTo: '+39 333 1234567', request, stands: false } },
    },
    {
      rule: '[TEL-005] INDIETRO and AVANTI within the pause: back to the code that still stands',
      in: first('sending'),
      with: { codeSentTo: '+39 333 1234567' },
      on: { type: 'http.refused' },
      to: 'enteringOldCode',
      asking: { oldNumberCode: { sentTo: '+39 333 1234567', request, stands: true } },
    },
    {
      rule: '[TEL-006] the old number confirmed, the new one is asked for',
      in: 'enteringOldCode',
      on: ended('oldNumberCode', 'completed'),
      to: third('filling'),
    },
    {
      rule: '[TEL-009] a new number is sent a code',
      in: third('filling'),
      on: { type: 'number.confirmed', number: '+39 333 7654321' },
      to: third('sending'),
      remembering: { newNumber, typed: newNumber },
      asking: { sendToNewNumber: { newNumber: '+39 333 7654321' } },
    },
    ...['+12', '3337654321', '+1234567890123456', '+39 33a', ''].map((number) => ({
      rule: `[VAL-029] [VAL-031] "${number}" is no number`,
      in: third('filling'),
      on: { type: 'number.confirmed', number },
      to: third('filling'),
    })),
    ...(['filling', 'notSent', 'unconfirmed'] as const).map((state) => ({
      rule: `the number in use, however it is spaced, is no new one (${state})`,
      in: third(state),
      on: { type: 'number.confirmed', number: '+393331234567' },
      to: third(state),
    })),
    {
      rule: '[VAL-029] after a failure too nothing is sent without a number',
      in: third('notSent'),
      on: { type: 'number.confirmed', number: '' },
      to: third('notSent'),
    },
    {
      rule: '[VAL-031] three digits after the plus are enough',
      in: third('filling'),
      on: { type: 'number.confirmed', number: '+123' },
      to: third('sending'),
    },
    {
      rule: '[TEL-009] [API-090] a true answer leads to the code of the new number',
      in: third('sending'),
      with: { newNumber: '+39 333 7654321' },
      on: { type: 'http.200', body: true },
      to: 'enteringNewCode',
      asking: {
        newNumberCode: {
          sentTo: '+39 333 7654321',
          request: { ...request, newNumber: '+39 333 7654321' },
          stands: false,
        },
      },
      remembering: { codeSentTo: '+39 333 7654321' },
    },
    {
      rule: '[TEL-009] INDIETRO and AVANTI within the pause: back to the code that still stands',
      in: third('sending'),
      with: { newNumber: '+39 333 7654321', codeSentTo: '+393337654321' },
      on: { type: 'http.refused' },
      to: 'enteringNewCode',
      asking: {
        newNumberCode: {
          sentTo: '+39 333 7654321',
          request: { ...request, newNumber: '+39 333 7654321' },
          stands: true,
        },
      },
    },
    {
      rule: '[TEL-010] [TEL-011] the new number confirmed, the change is made, and the portal knows it',
      in: 'enteringNewCode',
      with: { newNumber: '+39 333 7654321' },
      on: ended('newNumberCode', 'completed'),
      to: { result: 'succeeded' },
      telling: [{ type: 'phone.changed', number: '+39 333 7654321' }],
    },
    {
      rule: '[OTP-004] INDIETRO on the code goes back to its number',
      in: 'enteringNewCode',
      on: ended('newNumberCode', 'cancelled'),
      to: third('filling'),
    },
    {
      rule: '[OTP-004] INDIETRO on the first code goes back to the first step',
      in: 'enteringOldCode',
      on: ended('oldNumberCode', 'cancelled'),
      to: first('ready'),
    },
    ...['oldNumberCode', 'newNumberCode'].flatMap((id) => {
      const state = id === 'oldNumberCode' ? 'enteringOldCode' : 'enteringNewCode';
      return [
        {
          rule: `[OTP-012] a failed ${id} ends in a failed result`,
          in: state,
          on: ended(id, 'failed'),
          to: { result: 'notSucceeded' },
        },
        {
          rule: `[ERR-022] [ERR-023] a blocked user is out (${id})`,
          in: state,
          on: ended(id, 'blocked'),
          to: 'blocked',
          exit: { type: 'blocked' },
        },
        {
          rule: `[OTP-013] the session may expire on the code (${id})`,
          in: state,
          on: ended(id, 'sessionExpired'),
          to: 'sessionExpired',
          exit: { type: 'sessionExpired' },
        },
      ];
    }),
    ...[first, third].flatMap((step) => [
      ...forEachAnswer(notSent, (type) => ({
        rule: `[ERR-025] ${type} is said on the same step (${JSON.stringify(step('sending'))})`,
        in: step('sending'),
        on: { type },
        to: step('notSent'),
      })),
      ...forEachAnswer(expired, (type) => ({
        rule: `[OTP-013] ${type} means the session has expired (${JSON.stringify(step('sending'))})`,
        in: step('sending'),
        on: { type },
        to: 'sessionExpired',
        exit: { type: 'sessionExpired' },
      })),
    ]),
    {
      rule: '[ERR-017] a lost answer on the new code is told as what it is',
      in: 'enteringNewCode',
      on: ended('newNumberCode', 'unanswered'),
      to: { result: 'unanswered' },
    },
    {
      rule: '[ERR-017] on the old code nothing can have changed',
      in: 'enteringOldCode',
      on: ended('oldNumberCode', 'unanswered'),
      to: { result: 'notSucceeded' },
    },
    {
      rule: '[RES-009] from a lost answer too Riprova goes back to the first step',
      in: { result: 'unanswered' },
      on: { type: 'flow.retried' },
      to: first('ready'),
    },
    {
      rule: '[TEL-005] after a failure AVANTI tries again',
      in: first('notSent'),
      on: { type: 'step.confirmed' },
      to: first('sending'),
    },
    ...(['notSent', 'unconfirmed'] as const).map((state) => ({
      rule: `[TEL-009] after a failure the number can be sent again (${state})`,
      in: third(state),
      on: { type: 'number.confirmed', number: newNumber },
      to: third('sending'),
      remembering: { newNumber },
    })),
    {
      rule: '[RES-009] Riprova goes back to the first step',
      in: { result: 'notSucceeded' },
      on: { type: 'flow.retried' },
      to: first('ready'),
    },
    ...['succeeded', 'notSucceeded'].map((state) => ({
      rule: `[RES-006] [RES-010] LOGIN leads out (${state})`,
      in: { result: state },
      on: { type: 'login.requested' },
      to: 'loggedOut',
      exit: { type: 'loggedOut' },
    })),
  ]);
});

const code = { chart: otpMachine, never: ['wrongPassword', 'loggedOut'] };

lintChart(phoneChangeMachine, {
  calls: { sendToOldNumber: [sendOtpOldTel], sendToNewNumber: [sendOtpAndNewTel] },
  children: { oldNumberCode: code, newNumberCode: code },
});
