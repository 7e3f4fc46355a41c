import { describe } from 'vitest';
import { updateEmail } from '../../acquirer/contract/email-change';
import { firstEmailMachine } from '../../machines/first-email/first-email.machine';
import { codeMachine } from '../../machines/shared/code/code.machine';
import { afterSending } from './support/email';
import { lintChart } from './support/lint';
import { obeys, rule } from './support/table';
import { afterLostAnswer, told, verifyingCall } from './support/verifying';

const email = 'nuova@example.it';
const user = 'email01';
const filling = { choosing: 'filling' };
const sending = { choosing: 'sending' };
const entered = { typed: email, email };
const context = { user, current: '', typed: '', email: '', isChangedElsewhere: false };
const another = { current: 'prima@example.it' };
const ended = (type: string) => ({ type: 'xstate.done.actor.code', output: { type } });
const confirmedElsewhere = (current: string) => ({
  type: 'session.changed',
  input: { user, current },
});

describe('first e-mail: what the requirements say', () => {
  obeys(firstEmailMachine, context, [
    rule('[EML-008] a missing e-mail is asked for')
      .starting({ user, current: '' })
      .to(filling, context)
      .asks({ code: undefined }),
    rule('what is typed is known at once')
      .in(filling)
      .on('email.typed', { email: 'nu' })
      .to(filling, { typed: 'nu', email: '' }),
    rule('[OTP-007] [EML-010] AVANTI asks for a code, which arrives at the address')
      .in(filling)
      .on('email.confirmed', { email })
      .to(filling, entered)
      .passes({ code: { type: 'code.requested', to: email, request: { user, email } } }),
    rule('[VAL-024] what is no e-mail gets no code')
      .in(filling)
      .on('email.confirmed', { email: 'nuova' })
      .to(filling, { email: '' })
      .passes({}),
    rule('[VAL-053] the address that is in use already is not sent')
      .in(filling, { current: 'Nuova@example.it' })
      .on('email.confirmed', { email })
      .to(filling, { email: '' })
      .passes({}),
    rule('[EML-001] an account that has an e-mail changes it without a code')
      .in(filling, another)
      .on('email.confirmed', { email })
      .to(sending, entered)
      .passes({})
      .asks({ updateEmail: { email } }),
    rule('[EML-001] at once, and the portal knows it')
      .in(sending, entered)
      .on('http.200')
      .to({ result: 'succeeded' })
      .sends({ type: 'email.changed', email }),
    rule('[EML-001] [ERR-017] a lost answer may have changed it')
      .in(sending)
      .on('http.network')
      .to(told)
      .sends(),
    rule('[EML-001] a refusal has not')
      .in(sending)
      .on('http.refused')
      .to({ result: 'notSucceeded' }),
    rule('[RES-007] [ERR-017] a code that was not sent, or may not have been, is a failed change')
      .in(filling)
      .on('sending.failed')
      .to({ result: 'notSucceeded' })
      .sends(),
    rule('[OTP-014] a confirmed code is a success, and the portal knows the e-mail')
      .in(filling, entered)
      .on(ended('completed'))
      .to({ result: 'succeeded' })
      .sends({ type: 'email.changed', email }),
    rule('[OTP-012] a failed one is not')
      .in(filling)
      .on(ended('failed'))
      .to({ result: 'notSucceeded' })
      .sends(),
    rule('[ERR-017] a lost answer to the code is told as what it is')
      .in(filling)
      .on(ended('unanswered'))
      .to(told)
      .sends(),
    rule('[ERR-022] a blocked user is out')
      .in(filling)
      .on(ended('blocked'))
      .to('blocked')
      .exits({ type: 'blocked' }),
    rule('[EML-010] back from the code by the address of the form')
      .in(filling)
      .on('address.opened', { path: '/InsertEmail' })
      .to(filling)
      .passes({ code: { type: 'flow.cancelled' } }),
    rule('any other address leaves the code where it is')
      .in(filling)
      .on('address.opened', { path: '/OTPCode' })
      .to(filling)
      .passes({}),
    rule('[EML-010] the address of this code, confirmed in another tab, is a success here too')
      .in(filling, entered)
      .on(confirmedElsewhere(email))
      .to({ result: 'succeeded' }, { current: email })
      .sends(),
    rule(
      '[EML-010] another address, confirmed in another tab, voids this code, and the form says so',
    )
      .in(filling, entered)
      .on(confirmedElsewhere('altra@example.it'))
      .to(filling, { current: 'altra@example.it', isChangedElsewhere: true, typed: email })
      .asks({ code: undefined }),
    rule('[EML-010] anything else that the session learns leaves the code as it is')
      .in(filling)
      .on(confirmedElsewhere(''))
      .to(filling, { isChangedElsewhere: false })
      .asks({}),
    ...[sending, told].map((state) =>
      rule(`[EML-010] an e-mail of another tab is known (${JSON.stringify(state)})`)
        .in(state)
        .on(confirmedElsewhere('altra@example.it'))
        .to(state, { current: 'altra@example.it' }),
    ),
    ...afterLostAnswer({
      known: { email },
      made: { email },
      notMade: { email: '' },
      sends: [{ type: 'email.changed', email }],
      back: filling,
    }),
    ...afterSending(sending, filling),
  ]);
});

lintChart(firstEmailMachine, {
  calls: { updateEmail: [updateEmail], ...verifyingCall },
  children: { code: { chart: codeMachine, never: ['loggedOut'] } },
});
