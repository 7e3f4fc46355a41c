import { describe } from 'vitest';
import { phoneChangeMachine } from '../../machines/phone-change/phone-change.machine';
import { codeMachine } from '../../machines/shared/code/code.machine';
import { lintChart } from './support/lint';
import { obeys, rule } from './support/table';
import { afterLostAnswer, told, verifyingCall } from './support/verifying';

const user = 'ristretto01';
const oldNumber = '+39 333 1234567';
const newNumber = '+39 333 7654321';
const context = { user, oldNumber, typed: '', newNumber: '' };
const first = { oldNumber: 'known' };
const third = 'newNumber';
const entered = { typed: newNumber, newNumber };
const changedTo = (number: string) => ({
  type: 'session.changed',
  input: { user, oldNumber: number },
});
const ended = (id: string, type: string) => ({
  type: `xstate.done.actor.${id}`,
  output: { type },
});
const asks = (to: string, request: object) => ({ type: 'code.requested', to, request });

describe('phone change: what the requirements say', () => {
  obeys(phoneChangeMachine, context, [
    rule('[TEL-001] [TEL-002] the change begins with the old number')
      .starting({ user, oldNumber })
      .to(first, context)
      .asks({ oldNumberCode: undefined }),
    ...['known', 'changedElsewhere'].map((state) =>
      rule(`[TEL-004] [TEL-005] AVANTI asks for a code to the old number (${state})`)
        .in({ oldNumber: state })
        .on('step.confirmed')
        .to({ oldNumber: state })
        .passes({ oldNumberCode: asks(oldNumber, { user }) }),
    ),
    rule('[TEL-006] [TEL-007] the old number confirmed, the new one is asked for')
      .in(first)
      .on(ended('oldNumberCode', 'completed'))
      .to(third)
      .asks({ newNumberCode: undefined }),
    ...['failed', 'unanswered'].map((type) =>
      rule(`[OTP-012] [ERR-017] a code of the old number that ends as ${type} is a failed result`)
        .in(first)
        .on(ended('oldNumberCode', type))
        .to({ result: 'notSucceeded' }),
    ),
    rule('what is typed is known at once')
      .in(third)
      .on('number.typed', { number: '+39 3' })
      .to(third, { typed: '+39 3', newNumber: '' }),
    rule('[TEL-009] AVANTI with the new number asks for its code')
      .in(third)
      .on('number.confirmed', { number: newNumber })
      .to(third, entered)
      .passes({ newNumberCode: asks(newNumber, { newNumber }) }),
    rule('[VAL-031] three digits after the plus are enough')
      .in(third)
      .on('number.confirmed', { number: '+123' })
      .to(third, { newNumber: '+123' })
      .passes({ newNumberCode: asks('+123', { newNumber: '+123' }) }),
    ...['+12', '3337654321', '+1234567890123456', '+39 33a', '', '+393331234567'].map((number) =>
      rule(`[VAL-029] [VAL-031] "${number}" is no new number, and asks for no code`)
        .in(third)
        .on('number.confirmed', { number })
        .to(third, { newNumber: '' })
        .passes({}),
    ),
    rule('[TEL-009] Ricomincia leads to the old number, and the new one stays written')
      .in(third, entered)
      .on('flow.retried')
      .to(first, { typed: newNumber }),
    rule('[TEL-011] the new number confirmed, the change is done and the portal knows it')
      .in(third, entered)
      .on(ended('newNumberCode', 'completed'))
      .to({ result: 'succeeded' })
      .sends({ type: 'phone.changed', number: newNumber }),
    rule('[OTP-012] a failed code of the new number is a failed result')
      .in(third)
      .on(ended('newNumberCode', 'failed'))
      .to({ result: 'notSucceeded' })
      .sends(),
    rule('[ERR-017] a lost answer to the code of the new number may have changed it')
      .in(third)
      .on(ended('newNumberCode', 'unanswered'))
      .to(told)
      .sends(),
    ...(
      [
        [first, 'oldNumberCode'],
        [third, 'newNumberCode'],
      ] as const
    ).map(([state, id]) =>
      rule(`[ERR-022] a code that blocks the user ends the change (${id})`)
        .in(state)
        .on(ended(id, 'blocked'))
        .to('blocked')
        .exits({ type: 'blocked' }),
    ),
    ...[first, third].map((state) =>
      rule(
        `[TEL-002] [TEL-003] a number changed in another tab is the one to begin with (${JSON.stringify(state)})`,
      )
        .in(state, entered)
        .on(changedTo('+39 333 1111111'))
        .to({ oldNumber: 'changedElsewhere' }, { oldNumber: '+39 333 1111111', typed: newNumber })
        .asks({ oldNumberCode: undefined }),
    ),
    ...[first, third].map((state) =>
      rule(
        `[TEL-002] anything else that the session learns leaves the change as it is (${JSON.stringify(state)})`,
      )
        .in(state)
        .on(changedTo(oldNumber))
        .to(state)
        .asks({}),
    ),
    rule('[TEL-011] the new number, confirmed in another tab, is a success here too')
      .in(third, { newNumber })
      .on(changedTo('+393337654321'))
      .to({ result: 'succeeded' }, { oldNumber: '+393337654321' })
      .sends(),
    ...[{ result: 'succeeded' }, { result: 'notSucceeded' }, told].map((state) =>
      rule(`[TEL-002] a result stays, and knows the number in use (${JSON.stringify(state)})`)
        .in(state)
        .on(changedTo(newNumber))
        .to(state, { oldNumber: newNumber }),
    ),
    rule('[RES-009] Riprova begins again with the old number, and the new one stays written')
      .in({ result: 'notSucceeded' }, entered)
      .on('flow.retried')
      .to(first, { typed: newNumber }),
    ...afterLostAnswer({
      known: entered,
      made: { cellNumber: '+393337654321' },
      notMade: { cellNumber: oldNumber },
      sends: [{ type: 'phone.changed', number: newNumber }],
      back: first,
    }),
    ...[{ result: 'succeeded' }, { result: 'notSucceeded' }, told].map((state) =>
      rule(`[RES-006] [RES-010] LOGIN leaves the result (${JSON.stringify(state)})`)
        .in(state)
        .on('login.requested')
        .to('loggedOut')
        .exits({ type: 'loggedOut' }),
    ),
  ]);
});

lintChart(phoneChangeMachine, {
  calls: verifyingCall,
  children: {
    oldNumberCode: { chart: codeMachine, never: ['wrongPassword', 'loggedOut'] },
    newNumberCode: { chart: codeMachine, never: ['wrongPassword', 'loggedOut'] },
  },
});
