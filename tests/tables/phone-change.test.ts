import { describe } from 'vitest';
import { sendOtpAndNewTel, sendOtpOldTel } from '../../acquirer/contract/phone-change';
import type { PhoneChangeDraft } from '../../machines/phone-change/phone-change.draft';
import { phoneChangeMachine } from '../../machines/phone-change/phone-change.machine';
import { otpMachine } from '../../machines/shared/otp/otp.machine';
import { askedAt, justSent, sentTo } from '../../paths/shared/otp/codes';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';
import { afterLostAnswer, told, verifyingCall } from './support/verifying';

const request = { user: 'ristretto01', newNumber: '' };
const oldNumber = '+39 333 1234567';
const newNumber = '+39 333 7654321';
const context = { ...request, oldNumber, sent: null, askedAt };
const draftAt = (step: PhoneChangeDraft['step'], to: string) => ({
  step,
  typed: newNumber,
  newNumber,
  sent: sentTo(to),
});
const reloaded = (step: PhoneChangeDraft['step'], to: string) => ({
  user: 'ristretto01',
  oldNumber,
  draft: draftAt(step, to),
});
const unsure = (to: string) => ({ ...sentTo(to), sure: false });
const changedTo = (number: string) => ({
  type: 'session.changed',
  input: { user: 'ristretto01', oldNumber: number, draft: null },
});
const first = (state: string) => ({ confirmingOldNumber: state });
const third = (state: string) => ({ enteringNewNumber: state });
const ended = (id: string, type: string, left: object = { sentAt: askedAt, sure: true }) => ({
  type: `xstate.done.actor.${id}`,
  output: { type, ...left },
});
const notSent = ['http.refused', 'http.500', 'http.network'];

describe('phone change: what the requirements say', () => {
  obeys(phoneChangeMachine, context, [
    {
      rule: 'the change begins with the old number',
      starting: { user: 'ristretto01', oldNumber, draft: null },
      to: first('ready'),
      remembering: { ...context, askedAt: null, typed: '' },
    },
    {
      rule: '[TEL-005] a reload before the first code begins with the old number',
      starting: reloaded('oldNumber', oldNumber),
      to: first('ready'),
      remembering: { sent: sentTo(oldNumber) },
    },
    {
      rule: '[TEL-006] a reload leaves the code of the old number on the screen',
      starting: reloaded('oldCode', oldNumber),
      to: 'enteringOldCode',
      asking: {
        oldNumberCode: { sentTo: oldNumber, request: { ...request, newNumber }, ...justSent },
      },
    },
    {
      rule: '[ERR-017] a reload after a lost answer still says that the result is unknown',
      starting: reloaded('unanswered', newNumber),
      to: told,
      remembering: { typed: newNumber },
    },
    {
      rule: '[ERR-025] false, where no code is known: one stands at the old number, and AVANTI leads to it',
      in: first('sending'),
      on: { type: 'http.refused' },
      to: first('notSent'),
      remembering: { sent: sentTo(oldNumber) },
    },
    {
      rule: '[ERR-025] the same of the new number',
      in: third('sending'),
      with: { newNumber },
      on: { type: 'http.refused' },
      to: third('notSent'),
      remembering: { sent: sentTo(newNumber) },
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
        newNumberCode: { sentTo: newNumber, request: { ...request, newNumber }, ...justSent },
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
      remembering: { sent: unsure(oldNumber) },
    },
    {
      rule: '[ERR-017] so may the code to the new one',
      in: third('sending'),
      with: { newNumber },
      on: { type: 'http.network' },
      to: third('notSent'),
      remembering: { sent: unsure(newNumber) },
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
      rule: `[TEL-009] Ricomincia leads to the old number, and the new one stays written (${state})`,
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
      remembering: { sent: null },
    },
    {
      rule: '[TEL-004] AVANTI asks for a code to the old number, where none is good any more',
      in: first('recalling'),
      with: { askedAt: null },
      on: { type: 'code.needed', at: askedAt },
      to: first('sending'),
      remembering: { askedAt },
      asking: { sendToOldNumber: undefined },
    },
    ...(['ready', 'notSent', 'changedElsewhere'] as const).map((state) => ({
      rule: `[TEL-005] AVANTI looks first for a code that may still be good (${state})`,
      in: first(state),
      with: { sent: sentTo(oldNumber) },
      on: { type: 'step.confirmed' },
      to: first('recalling'),
      asking: { recallCode: { sentAt: askedAt } },
    })),
    {
      rule: '[TEL-005] one that went to another number is none',
      in: first('ready'),
      with: { sent: sentTo(newNumber) },
      on: { type: 'step.confirmed' },
      to: first('recalling'),
      asking: { recallCode: { sentAt: null } },
    },
    {
      rule: '[TEL-005] [OTP-004] AVANTI leads to a code that is still good, and sends none',
      in: first('recalling'),
      with: { sent: sentTo(oldNumber) },
      on: { type: 'code.stands' },
      to: 'enteringOldCode',
      asking: { oldNumberCode: { sentTo: oldNumber, request, ...justSent, stands: true } },
    },
    {
      rule: '[ERR-017] also to one whose answer was lost, which may not have been sent',
      in: first('recalling'),
      with: { sent: unsure(oldNumber) },
      on: { type: 'code.stands' },
      to: 'enteringOldCode',
      asking: {
        oldNumberCode: { sentTo: oldNumber, request, ...justSent, sure: false, stands: true },
      },
    },
    {
      rule: '[OTP-003] a second code to the same number has voided the first, and its page says so',
      in: first('sending'),
      with: { sent: { ...sentTo(oldNumber), at: null } },
      on: { type: 'http.200', body: true },
      to: 'enteringOldCode',
      remembering: { sent: { ...sentTo(oldNumber), again: true } },
      asking: { oldNumberCode: { sentTo: oldNumber, request, ...justSent, voids: true } },
    },
    {
      rule: '[OTP-003] the same of the new number',
      in: third('sending'),
      with: { newNumber, sent: sentTo(newNumber) },
      on: { type: 'http.200', body: true },
      to: 'enteringNewCode',
      asking: {
        newNumberCode: {
          sentTo: newNumber,
          request: { ...request, newNumber },
          ...justSent,
          voids: true,
        },
      },
    },
    ...(['filling', 'notSent', 'unconfirmed'] as const).map((state) => ({
      rule: `[TEL-009] AVANTI with the new number looks for its code first (${state})`,
      in: third(state),
      with: { sent: sentTo('+393337654321') },
      on: { type: 'number.confirmed', number: newNumber },
      to: third('recalling'),
      remembering: { newNumber, typed: newNumber },
      asking: { recallCode: { sentAt: askedAt } },
    })),
    {
      rule: '[TEL-009] the code of another number is none of its',
      in: third('filling'),
      with: { sent: sentTo('+39 333 1111111') },
      on: { type: 'number.confirmed', number: newNumber },
      to: third('recalling'),
      asking: { recallCode: { sentAt: null } },
    },
    {
      rule: '[TEL-010] [OTP-004] AVANTI leads to the code of the new number that is still good',
      in: third('recalling'),
      with: { newNumber, sent: sentTo(newNumber) },
      on: { type: 'code.stands' },
      to: 'enteringNewCode',
      asking: {
        newNumberCode: {
          sentTo: newNumber,
          request: { ...request, newNumber },
          ...justSent,
          stands: true,
        },
      },
    },
    {
      rule: '[TEL-009] a new number is sent a code',
      in: third('recalling'),
      with: { newNumber, askedAt: null },
      on: { type: 'code.needed', at: askedAt },
      to: third('sending'),
      remembering: { askedAt },
      asking: { sendToNewNumber: { newNumber } },
    },
    {
      rule: '[TEL-006] a code that was confirmed is used up',
      in: 'enteringOldCode',
      with: { sent: sentTo(oldNumber) },
      on: ended('oldNumberCode', 'completed'),
      to: third('filling'),
      remembering: { sent: null },
    },
    ...(['oldNumberCode', 'newNumberCode'] as const).flatMap((id) => {
      const state = id === 'oldNumberCode' ? 'enteringOldCode' : 'enteringNewCode';
      const back = id === 'oldNumberCode' ? first('ready') : third('filling');
      return [
        {
          rule: `[OTP-004] INDIETRO remembers when the last code was asked for (${id})`,
          in: state,
          with: { sent: unsure(newNumber) },
          on: ended(id, 'cancelled', { sentAt: askedAt + 1, sure: true }),
          to: back,
          remembering: { sent: { ...sentTo(newNumber), at: askedAt + 1 } },
        },
        {
          rule: `[OTP-012] so does a failed one (${id})`,
          in: state,
          with: { sent: sentTo(newNumber) },
          on: ended(id, 'failed', { sentAt: null, sure: true }),
          to: { result: 'notSucceeded' },
          remembering: { sent: { ...sentTo(newNumber), at: null } },
        },
        {
          rule: `[ERR-017] after a lost answer the code may be used up (${id})`,
          in: state,
          with: { sent: sentTo(newNumber) },
          on: ended(id, 'unanswered'),
          to: id === 'oldNumberCode' ? { result: 'notSucceeded' } : told,
          remembering: { sent: { ...sentTo(newNumber), at: null } },
        },
      ];
    }),
    ...[
      first('ready'),
      first('recalling'),
      first('sending'),
      'enteringOldCode',
      third('filling'),
      third('sending'),
      'enteringNewCode',
    ].map((state) => ({
      rule: `[TEL-002] [TEL-003] a number that was changed in another tab is the one to begin with (${JSON.stringify(state)})`,
      in: state,
      with: { typed: newNumber, newNumber, sent: sentTo(oldNumber) },
      on: changedTo('+39 333 1111111'),
      to: first('changedElsewhere'),
      remembering: { oldNumber: '+39 333 1111111', typed: newNumber, sent: null },
      asking: {},
    })),
    {
      rule: '[TEL-002] anything else that the session learns leaves the change as it is',
      in: 'enteringOldCode',
      with: { sent: sentTo(oldNumber) },
      on: changedTo(oldNumber),
      to: 'enteringOldCode',
      remembering: { sent: sentTo(oldNumber) },
      asking: {},
    },
    {
      rule: '[TEL-011] the new number, confirmed in another tab, is a success here too',
      in: 'enteringNewCode',
      with: { newNumber },
      on: changedTo('+393337654321'),
      to: { result: 'succeeded' },
      remembering: { oldNumber: '+393337654321' },
      sends: [],
    },
    ...[{ result: 'succeeded' }, { result: 'notSucceeded' }, told].map((state) => ({
      rule: `[TEL-002] a result stays, and knows the number in use (${JSON.stringify(state)})`,
      in: state,
      on: changedTo(newNumber),
      to: state,
      remembering: { oldNumber: newNumber },
    })),
    {
      rule: '[TEL-005] [API-088] a true answer leads to the code of the old number',
      in: first('sending'),
      on: { type: 'http.200', body: true },
      to: 'enteringOldCode',
      remembering: { sent: sentTo('+39 333 1234567') },
      asking: { oldNumberCode: { sentTo: '+39 333 1234567', request, ...justSent } },
    },
    {
      rule: '[TEL-005] false after a lost answer: that code was sent, and is the one to remember',
      in: first('sending'),
      with: { sent: { ...sentTo(oldNumber), at: null, sure: false } },
      on: { type: 'http.refused' },
      to: 'enteringOldCode',
      remembering: { sent: { ...sentTo(oldNumber), again: true } },
    },
    {
      rule: '[TEL-009] the same of the new number, after a lost answer',
      in: third('sending'),
      with: { newNumber, sent: { ...sentTo(newNumber), at: null, sure: false } },
      on: { type: 'http.refused' },
      to: 'enteringNewCode',
      remembering: { sent: { ...sentTo(newNumber), again: true } },
    },
    {
      rule: '[TEL-005] INDIETRO and AVANTI within the pause: back to the code that still stands',
      in: first('sending'),
      with: { sent: sentTo('+39 333 1234567') },
      on: { type: 'http.refused' },
      to: 'enteringOldCode',
      asking: { oldNumberCode: { sentTo: '+39 333 1234567', request, ...justSent, stands: true } },
    },
    {
      rule: '[TEL-006] the old number confirmed, the new one is asked for',
      in: 'enteringOldCode',
      on: ended('oldNumberCode', 'completed'),
      to: third('filling'),
    },
    {
      rule: '[TEL-009] a new number is remembered',
      in: third('filling'),
      on: { type: 'number.confirmed', number: '+39 333 7654321' },
      to: third('recalling'),
      remembering: { newNumber, typed: newNumber },
      asking: { recallCode: { sentAt: null } },
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
      to: third('recalling'),
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
          ...justSent,
        },
      },
      remembering: { sent: sentTo('+39 333 7654321') },
    },
    {
      rule: '[TEL-009] INDIETRO and AVANTI within the pause: back to the code that still stands',
      in: third('sending'),
      with: { newNumber: '+39 333 7654321', sent: sentTo('+393337654321') },
      on: { type: 'http.refused' },
      to: 'enteringNewCode',
      asking: {
        newNumberCode: {
          sentTo: '+39 333 7654321',
          request: { ...request, newNumber: '+39 333 7654321' },
          ...justSent,
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
      sends: [{ type: 'phone.changed', number: '+39 333 7654321' }],
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
      ];
    }),
    ...[first, third].flatMap((step) => [
      ...forEachAnswer(notSent, (type) => ({
        rule: `[ERR-025] ${type} is said on the same step (${JSON.stringify(step('sending'))})`,
        in: step('sending'),
        on: { type },
        to: step('notSent'),
      })),
    ]),
    {
      rule: '[ERR-017] a lost answer on the new code is told as what it is',
      in: 'enteringNewCode',
      on: ended('newNumberCode', 'unanswered'),
      to: told,
    },
    {
      rule: '[ERR-017] on the old code nothing can have changed',
      in: 'enteringOldCode',
      on: ended('oldNumberCode', 'unanswered'),
      to: { result: 'notSucceeded' },
    },
    ...afterLostAnswer({
      known: { newNumber },
      made: { cellNumber: '+393337654321' },
      notMade: { cellNumber: oldNumber },
      sends: [{ type: 'phone.changed', number: newNumber }],
      back: first('ready'),
    }),
    {
      rule: '[TEL-005] after a failure AVANTI tries again',
      in: first('notSent'),
      on: { type: 'step.confirmed' },
      to: first('recalling'),
    },
    ...(['notSent', 'unconfirmed'] as const).map((state) => ({
      rule: `[TEL-009] after a failure the number can be sent again (${state})`,
      in: third(state),
      on: { type: 'number.confirmed', number: newNumber },
      to: third('recalling'),
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
  others: { recallCode: ['code.stands', 'code.needed'] },
  calls: {
    sendToOldNumber: [sendOtpOldTel],
    sendToNewNumber: [sendOtpAndNewTel],
    ...verifyingCall,
  },
  children: { oldNumberCode: code, newNumberCode: code },
});
