import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { confirmFirstLoginPhone } from '../../acquirer/contract/first-phone';
import { verifyOtpPos, verifyOtpUser } from '../../acquirer/contract/otp';
import { confirmPasswordChange, sendOtpPassword } from '../../acquirer/contract/password-change';
import { validateMerchantUser } from '../../acquirer/contract/registration';
import { toResendAnswer } from '../../machines/shared/otp/otp.actors';
import { otpMachine } from '../../machines/shared/otp/otp.machine';
import { createStubs } from '../../paths/engine/stubs';
import { justSent } from '../../paths/shared/otp/codes';
import { answersOf, lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const askedAt = justSent.sentAt;

const input = { sentTo: '+39 333', request: {}, ...justSent };
const context = { ...input, code: '', resends: 0 };
const left = { sentAt: askedAt, sure: true };
const at = (code: string, resend = 'available') => ({ entering: { code, resend } });

describe('one-time code: what the requirements say', () => {
  obeys(otpMachine, context, [
    rule('the page waits for the code, and another can be asked for')
      .starting(input)
      .to(at('waiting'), { sentTo: '+39 333', resends: 0 }),
    rule('[OTP-005] [VAL-049] six digits are sent to be confirmed')
      .in(at('waiting'))
      .on('code.confirmed', { code: '123456' })
      .to(at('confirming'), { code: '123456' }),
    ...['12345', '1234567', '12345a', '', '١٢٣٤٥٦'].map((code) =>
      rule(`[VAL-049] [VAL-051] "${code}" is not sent`)
        .in(at('waiting'))
        .on('code.confirmed', { code })
        .to(at('waiting')),
    ),
    ...['expired', 'wrong', 'lastAttempt', 'notConfirmed'].map((refused) =>
      rule(`[OTP-003] a new code leaves nothing to say of the one before (${refused})`)
        .in(at(refused, 'sending'))
        .on('code.sent', { at: askedAt + 1 })
        .to(at('waiting', 'resting')),
    ),
    rule('[OTP-005] a code that is being confirmed is not sent twice')
      .in(at('confirming'), { code: '123456' })
      .on('code.confirmed', { code: '654321' })
      .to(at('confirming'), { code: '123456' })
      .asks({}),
    rule('[OTP-014] 200 confirms')
      .in(at('confirming'))
      .on('http.200')
      .to('confirmed')
      .exits({ type: 'completed' }),
    rule('[ERR-019] 5704 is an expired code: another can be asked for')
      .in(at('confirming'), { code: '123456' })
      .on('otp.5704')
      .to(at('expired'), { code: '', sentAt: null }),
    rule('[ERR-020] 5707 is a wrong code').in(at('confirming')).on('otp.5707').to(at('wrong')),
    rule('[ERR-021] 5708 leaves one attempt')
      .in(at('confirming'))
      .on('otp.5708')
      .to(at('lastAttempt')),
    rule('[ERR-022] [ERR-023] [ERR-024] 5709 blocks the user')
      .in(at('confirming'))
      .on('otp.5709')
      .to('blocked')
      .exits({ type: 'blocked' }),
    rule('[ERR-025] 406 with another code can be tried again')
      .in(at('confirming'))
      .on('http.406')
      .to(at('notConfirmed')),
    rule('[ERR-028] a wrong old password leads back to its form')
      .in(at('confirming'))
      .on('password.wrong')
      .to('wrongPassword')
      .exits({ type: 'wrongPassword' }),
    rule('[ERR-017] a lost answer may have been a yes, and does not lock the user out')
      .in(at('confirming'))
      .on('http.network')
      .to('unanswered')
      .exits({ type: 'unanswered' }),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500'], (type) =>
      rule(`[OTP-012] ${type} ends in a failed result, and never locks anybody out`)
        .in(at('confirming'))
        .on(type)
        .to('failed')
        .exits({ type: 'failed', ...left }),
    ),
    ...['expired', 'wrong', 'lastAttempt', 'notConfirmed'].flatMap((state) => [
      rule(`[ERR-019] [ERR-020] after "${state}" another code can be entered`)
        .in(at(state))
        .on('code.confirmed', { code: '123456' })
        .to(at('confirming')),
      rule(`[ERR-019] after "${state}" the code can be asked for again`)
        .in(at(state))
        .on('code.resent')
        .to(at(state, 'sending')),
    ]),
    ...['available', 'refused', 'notSent', 'unanswered'].map((resend) =>
      rule(`[OTP-003] while a code is being confirmed no other is asked for (${resend})`)
        .in(at('confirming', resend))
        .on('code.resent')
        .to(at('confirming', resend)),
    ),
    rule('[OTP-003] while another code is being sent the old one is not confirmed')
      .in(at('waiting', 'sending'))
      .on('code.confirmed', { code: '123456' })
      .to(at('waiting', 'sending')),
    rule('[OTP-003] a code that was sent again rests the button')
      .in(at('waiting', 'sending'))
      .on('code.sent', { at: askedAt + 1 })
      .to(at('waiting', 'resting'), { resends: 1, sentAt: askedAt + 1 }),
    rule('[OTP-003] it is sure now that one was sent')
      .in(at('waiting', 'sending'), { sure: false })
      .on('code.sent', { at: askedAt + 1 })
      .to(at('waiting', 'resting'), { sure: true }),
    rule('[ERR-017] where the answer to REINVIA is lost, a new code may void the one before')
      .in(at('waiting', 'sending'))
      .on('code.unanswered', { at: askedAt + 1 })
      .to(at('waiting', 'unanswered'), { resends: 0, sentAt: askedAt + 1 }),
    rule('[ERR-017] after it another can be asked for')
      .in(at('waiting', 'unanswered'))
      .on('code.resent')
      .to(at('waiting', 'sending'))
      .asks({ sendCode: { request: {} } }),
    rule('[ERR-017] who comes to a code that may not have been sent can ask for another at once')
      .starting({ ...input, stands: true, sure: false })
      .to(at('waiting')),
    rule('[OTP-003] so can who comes to one that has voided another')
      .starting({ ...input, voids: true })
      .to(at('waiting'), { voids: true }),
    rule('[OTP-003] [ERR-025] asking for the next one ends the announcement of this one')
      .in(at('waiting'), { voids: true })
      .on('code.resent')
      .to(at('waiting', 'sending'), { voids: false }),
    rule('[OTP-003] a resting button asks for nothing')
      .in(at('waiting', 'resting'))
      .on('code.resent')
      .to(at('waiting', 'resting')),
    rule('[ERR-025] a code that was not sent is said on the same step')
      .in(at('waiting', 'sending'))
      .on('code.notSent')
      .to(at('waiting', 'notSent')),
    rule('[ERR-025] false has sent nothing: the code before stays good, and that is said')
      .in(at('waiting', 'sending'))
      .on('code.refused')
      .to(at('waiting', 'refused'), { resends: 0 }),
    rule('[ERR-025] that there is one before is sure then')
      .in(at('waiting', 'sending'), { sure: false })
      .on('code.refused')
      .to(at('waiting', 'refused'), { sure: true }),
    rule('[ERR-025] after it another can be asked for')
      .in(at('waiting', 'refused'))
      .on('code.resent')
      .to(at('waiting', 'sending'))
      .asks({ sendCode: { request: {} } }),
    rule('[ERR-027] where a session cannot come back, the resend leads to the login')
      .in(at('waiting', 'sending'))
      .on('code.loggedOut')
      .to('loggedOut')
      .exits({ type: 'loggedOut' }),
    rule('[OTP-004] where a code cannot be sent without a password, the resend goes a step back')
      .in(at('waiting', 'sending'))
      .on('code.passwordNeeded')
      .to('cancelled')
      .exits({ type: 'cancelled', sentAt: null, sure: true }),
    rule('[OTP-003] [OTP-004] who comes back to a code that still stands waits before the next')
      .starting({ ...input, stands: true })
      .to(at('waiting', 'resting'), { resends: 0 }),
    rule('[ERR-025] and can be asked for again at once')
      .in(at('waiting', 'notSent'))
      .on('code.resent')
      .to(at('waiting', 'sending'))
      .asks({ sendCode: { request: {} } }),
    rule('[OTP-004] INDIETRO leaves')
      .in(at('wrong'))
      .on('flow.cancelled')
      .to('cancelled')
      .exits({ type: 'cancelled', ...left }),
  ]);

  it('[OTP-003] the button rests for 30 seconds', () => {
    const clock = new SimulatedClock();
    const stubs = createStubs();
    const machine = otpMachine.provide({
      actors: { sendCode: stubs.call('sendCode') },
    } as never);
    const actor = createActor(machine, { input, clock }).start();
    actor.send({ type: 'code.resent' });
    stubs.answer({ type: 'code.sent', at: askedAt });
    clock.increment(29_999);
    expect(actor.getSnapshot().value).toEqual(at('waiting', 'resting'));
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual(at('waiting', 'available'));
  });

  it.each([...new Set([sendOtpPassword, validateMerchantUser].flatMap(answersOf))])(
    '[ERR-025] every answer of a resend has its outcome: %s',
    (type) => {
      const expected = {
        'http.200': 'code.sent',
        'http.refused': 'code.refused',
        'http.network': 'code.unanswered',
      };
      expect(toResendAnswer({ type }).type).toBe(
        expected[type as keyof typeof expected] ?? 'code.notSent',
      );
    },
  );

  it('the code is forgotten as soon as it has been sent', () => {
    const stubs = createStubs();
    const machine = otpMachine.provide({
      actors: { confirmCode: stubs.call('confirmCode') },
    } as never);
    const actor = createActor(machine, { input });
    actor.start();
    actor.send({ type: 'code.confirmed', code: '246810' });
    stubs.answer({ type: 'otp.5707' });
    expect(stubs.asked.at(-1)?.input).toMatchObject({ code: '246810' });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('246810');
  });
});

lintChart(otpMachine, {
  calls: {
    confirmCode: [verifyOtpUser, verifyOtpPos, confirmFirstLoginPhone, confirmPasswordChange],
  },
  others: {
    sendCode: [
      'code.sent',
      'code.refused',
      'code.notSent',
      'code.unanswered',
      'code.loggedOut',
      'code.passwordNeeded',
    ],
  },
});
