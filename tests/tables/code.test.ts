import { describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { confirmFirstLoginPhone, setLoginPhone } from '../../acquirer/contract/first-phone';
import { verifyOtpPos, verifyOtpUser } from '../../acquirer/contract/otp';
import { confirmPasswordChange, sendOtpPassword } from '../../acquirer/contract/password-change';
import { sendOtpAndNewTel } from '../../acquirer/contract/phone-change';
import { validateMerchantUser } from '../../acquirer/contract/registration';
import { toResendAnswer } from '../../machines/shared/code/code.actors';
import { codeMachine } from '../../machines/shared/code/code.machine';
import {
  recallCode,
  remember,
  resentAt,
  sentCodesMemory,
} from '../../machines/shared/code/sent-codes';
import { askedAt, justSent } from '../../paths/shared/code/code.scenario';
import { answersOf, lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const to = '+39 333 1234567';
const request = { user: 'azienda01' };
const context = {
  to,
  request,
  askedAt,
  sent: justSent,
  reused: false,
  supersedes: false,
  resends: 0,
};
const form = (state: string) => ({ form: state });
const requesting = (state: string) => ({ requesting: state });
const at = (code: string, resend = 'available') => ({ entering: { code, resend } });
const unsure = { ...justSent, confirmed: false };
const refusals = ['expired', 'wrong', 'lastAttempt', 'notConfirmed'];

describe('a one-time code: what the requirements say', () => {
  obeys(codeMachine, context, [
    rule('nothing is asked for before AVANTI')
      .starting(undefined)
      .to(form('ready'))
      .asks({ secret: undefined }),
    ...['ready', 'notSent', 'unconfirmed', 'notServed', 'wrongPassword', 'forgotten'].map((state) =>
      rule(`[OTP-003] AVANTI looks first for a code that is still good (${state})`)
        .in(form(state))
        .on('code.requested', { to, request })
        .to(requesting('recalling'), { to, request, sent: null, resends: 0 })
        .asks({ recallCode: { to } }),
    ),
    rule('[OTP-004] a code that is still good is entered, and none is sent')
      .in(requesting('recalling'))
      .on('code.good', { sent: justSent })
      .to(at('waiting', 'resting'), { sent: justSent, reused: true, supersedes: false })
      .asks({ rest: { until: 0 } }),
    rule('[ERR-017] so is one whose answer was lost; another can be asked for at once')
      .in(requesting('recalling'))
      .on('code.good', { sent: unsure })
      .to(at('waiting'), { sent: unsure })
      .asks({}),
    rule('[TEL-005] where none is good, one is asked for')
      .in(requesting('recalling'))
      .on('code.needed', { at: askedAt, supersedes: true })
      .to(requesting('asking'), { askedAt, supersedes: true, reused: false })
      .asks({ askCode: { request } }),
    rule('[TEL-005] [API-088] a true answer leads to its page, and the code is remembered')
      .in(requesting('asking'), { sent: null })
      .on('http.200', { body: true })
      .to(at('waiting'), { sent: justSent, reused: false })
      .does('rememberCode'),
    rule('[OTP-003] a second code to the same place has voided the first, and its page says so')
      .in(requesting('asking'), { sent: null, supersedes: true })
      .on('http.200', { body: true })
      .to(at('waiting'), { supersedes: true }),
    rule('[ERR-025] false has sent nothing: the code sent before is entered')
      .in(requesting('asking'), { sent: null, supersedes: true })
      .on('http.refused')
      .to(at('waiting', 'resting'), { sent: justSent, reused: true, supersedes: false })
      .does('rememberCode'),
    rule('[ERR-025] false, where no code is known: one is there, and the next AVANTI leads to it')
      .in(requesting('asking'), { sent: null })
      .on('http.refused')
      .to(form('notSent'), { sent: justSent })
      .does('rememberCode', 'reportFailure'),
    rule('[ERR-017] a lost answer may have sent one: the next AVANTI leads to it')
      .in(requesting('asking'), { sent: null })
      .on('http.network')
      .to(form('notSent'), { sent: unsure })
      .does('rememberCode', 'reportFailure'),
    ...forEachAnswer(['http.404', 'http.406', 'http.500'], (type) =>
      rule(`[ERR-025] ${type} is said on the same step, and nothing is known to be sent`)
        .in(requesting('asking'), { sent: null })
        .on(type)
        .to(form('notSent'), { sent: null })
        .does('reportFailure'),
    ),
    rule('[ERR-025] 400: no code is sent to such a number, and the step says so')
      .in(requesting('asking'), { sent: null })
      .on('http.400')
      .to(form('notServed'), { sent: null })
      .does('reportFailure'),
    rule(
      '[TEL-009] [ERR-025] 403: none can be sent now, as a confirmation before it is too old, and the step says so',
    )
      .in(requesting('asking'))
      .on('http.403')
      .to(form('unconfirmed'))
      .does('reportFailure'),
    rule('[ERR-027] where a session cannot come back, 401 leads to the login')
      .in(requesting('asking'))
      .on('http.401')
      .to('loggedOut')
      .exits({ type: 'loggedOut' }),
    rule(
      '[OTP-005] [VAL-049] six digits are sent to be confirmed, and the chart does not keep them',
    )
      .in(at('waiting'))
      .on('code.confirmed', { code: '123456' })
      .to(at('confirming'), context)
      .asks({ confirmCode: { code: '123456', request } }),
    ...['12345', '1234567', '12345a', '', '١٢٣٤٥٦'].map((code) =>
      rule(`[VAL-049] [VAL-051] "${code}" is not sent`)
        .in(at('waiting'))
        .on('code.confirmed', { code })
        .to(at('waiting')),
    ),
    ...refusals.map((refused) =>
      rule(`[OTP-003] a new code leaves nothing to say of the one before (${refused})`)
        .in(at(refused, 'sending'))
        .on('code.sent', { at: askedAt + 1 })
        .to(at('waiting', 'resting')),
    ),
    rule('[OTP-005] a code that is being confirmed is not sent twice')
      .in(at('confirming'))
      .on('code.confirmed', { code: '654321' })
      .to(at('confirming'))
      .asks({}),
    rule('[OTP-014] 200 confirms, and the code is used up')
      .in(at('confirming'))
      .on('http.200')
      .to('confirmed', { sent: { ...justSent, at: null } })
      .exits({ type: 'completed' })
      .does('rememberCode'),
    rule('[ERR-019] 5704 is an expired code: another can be asked for')
      .in(at('confirming'))
      .on('otp.5704')
      .to(at('expired'), { sent: { ...justSent, at: null } })
      .does('rememberCode'),
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
      .to(form('wrongPassword'), { sent: { ...justSent, at: null } })
      .does('rememberCode'),
    rule('[OTP-003] passwords go to their actor alone, with the request for a code')
      .in(form('ready'))
      .on('code.requested', { to, request, secret: 'Portale2026' })
      .to(requesting('recalling'), { request })
      .passes({ secret: { type: 'secret.taken', secret: 'Portale2026' } }),
    ...[form('ready'), form('notSent'), at('waiting'), at('wrong', 'resting')].map((state) =>
      rule(
        `[PWD-013] passwords that a reload has dropped are asked for again (${JSON.stringify(state)})`,
      )
        .in(state)
        .on('secret.forgotten')
        .to(form('forgotten'), { sent: justSent }),
    ),
    rule('[REG-020] so is one that the next code needs')
      .in(at('waiting', 'sending'))
      .on('secret.needed')
      .to(form('forgotten'), { sent: justSent }),
    rule('[ERR-017] and one that a code was being asked for with, which may have been sent')
      .in(requesting('asking'), { sent: null })
      .on('secret.needed')
      .to(form('forgotten'), { sent: unsure })
      .does('rememberCode'),
    rule('[ERR-017] a lost answer may have been a yes, and does not lock the user out')
      .in(at('confirming'))
      .on('http.network')
      .to('unanswered', { sent: { ...justSent, at: null } })
      .exits({ type: 'unanswered' })
      .does('rememberCode'),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.500'], (type) =>
      rule(`[OTP-012] ${type} ends in a failed result, and never locks anybody out`)
        .in(at('confirming'))
        .on(type)
        .to('failed')
        .exits({ type: 'failed' }),
    ),
    ...refusals.flatMap((state) => [
      rule(`[ERR-019] [ERR-020] after "${state}" another code can be entered`)
        .in(at(state))
        .on('code.confirmed', { code: '123456' })
        .to(at('confirming')),
      rule(`[ERR-019] after "${state}" the code can be asked for again`)
        .in(at(state))
        .on('code.resent')
        .to(at(state, 'sending'))
        .asks({ resendCode: { request } }),
    ]),
    ...['available', 'refused', 'notSent', 'unanswered'].flatMap((resend) => [
      rule(`[OTP-003] while a code is being confirmed no other is asked for (${resend})`)
        .in(at('confirming', resend))
        .on('code.resent')
        .to(at('confirming', resend)),
      rule(`[OTP-003] [ERR-017] [ERR-025] REINVIA CODICE asks for another (${resend})`)
        .in(at('waiting', resend), { supersedes: true })
        .on('code.resent')
        .to(at('waiting', 'sending'), { supersedes: false })
        .asks({ resendCode: { request } }),
    ]),
    ...['resting', 'sending'].map((resend) =>
      rule(`[OTP-003] a button that rests or works asks for nothing (${resend})`)
        .in(at('waiting', resend))
        .on('code.resent')
        .to(at('waiting', resend))
        .asks({}),
    ),
    rule('[OTP-003] while another code is being sent the old one is not confirmed')
      .in(at('waiting', 'sending'))
      .on('code.confirmed', { code: '123456' })
      .to(at('waiting', 'sending')),
    rule('[OTP-003] a code that was sent again rests the button for 30 seconds, and is certain')
      .in(at('waiting', 'sending'), { sent: unsure })
      .on('code.sent', { at: askedAt + 1 })
      .to(at('waiting', 'resting'), {
        resends: 1,
        sent: { at: askedAt + 1, confirmed: true, restsUntil: askedAt + 30_001 },
      })
      .does('rememberCode')
      .asks({ rest: { until: askedAt + 30_001 } }),
    rule('[OTP-003] after the rest another can be asked for')
      .in(at('waiting', 'resting'))
      .on('code.rested')
      .to(at('waiting')),
    rule('[ERR-017] where the answer to REINVIA is lost, a new code may void the one before')
      .in(at('waiting', 'sending'))
      .on('code.unanswered', { at: askedAt + 1 })
      .to(at('waiting', 'unanswered'), { resends: 0, sent: { ...justSent, at: askedAt + 1 } })
      .does('rememberCode'),
    rule('[ERR-025] a code that was not sent is said on the same step')
      .in(at('waiting', 'sending'))
      .on('code.notSent')
      .to(at('waiting', 'notSent')),
    rule('[ERR-025] false has sent nothing: the code before stays good, and that is certain')
      .in(at('waiting', 'sending'), { sent: unsure })
      .on('code.refused')
      .to(at('waiting', 'refused'), { resends: 0, sent: justSent })
      .does('rememberCode'),
    rule('[ERR-027] where a session cannot come back, the resend leads to the login')
      .in(at('waiting', 'sending'))
      .on('code.loggedOut')
      .to('loggedOut')
      .exits({ type: 'loggedOut' }),
    rule('[OTP-004] INDIETRO leaves the page of the code, not what is known of it')
      .in(at('wrong'))
      .on('flow.cancelled')
      .to(form('ready'), { sent: justSent }),
  ]);

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
});

describe('the codes that were sent', () => {
  const recalled = (key: string, sent?: object) => {
    const events: object[] = [];
    const root = createActor(
      setup({ actors: { sentCodes: sentCodesMemory, recallCode } }).createMachine({
        invoke: [
          { src: 'sentCodes', systemId: 'sentCodes', input: undefined },
          { src: 'recallCode', id: 'recall', input: { to: 'none' } },
        ],
        initial: 'waiting',
        states: {
          waiting: { on: { ask: 'asking' } },
          asking: { invoke: { src: 'recallCode', input: { to: key } } },
        },
        on: { 'code.*': { actions: ({ event }) => events.push(event) } },
      }),
    ).start();
    if (sent) remember(root.system, to, sent as never);
    root.send({ type: 'ask' });
    return events.at(-1);
  };

  it('[OTP-003] a code is good for five minutes, at its destination alone, however that is spaced', () => {
    vi.useFakeTimers({ now: askedAt + 299_999 });
    const good = { type: 'code.good', sent: { ...justSent, restsUntil: askedAt + 329_999 } };
    expect(recalled('+393331234567', justSent)).toEqual(good);
    expect(recalled('+39 333 7654321', justSent)).toMatchObject({
      type: 'code.needed',
      supersedes: false,
    });
    vi.setSystemTime(askedAt + 300_000);
    expect(recalled(to, justSent)).toMatchObject({ type: 'code.needed', supersedes: true });
    vi.useRealTimers();
  });

  it('[OTP-003] the rest of a pause is the rest of it also after a reload; a used code is none', () => {
    vi.useFakeTimers({ now: askedAt + 10_000 });
    expect(recalled(to, resentAt(askedAt))).toEqual({
      type: 'code.good',
      sent: resentAt(askedAt),
    });
    expect(recalled(to, { ...justSent, at: null })).toMatchObject({ type: 'code.needed' });
    vi.useRealTimers();
  });
});

lintChart(codeMachine, {
  calls: {
    askCode: [sendOtpPassword, sendOtpAndNewTel, setLoginPhone, validateMerchantUser],
    confirmCode: [verifyOtpUser, verifyOtpPos, confirmFirstLoginPhone, confirmPasswordChange],
  },
  others: {
    recallCode: ['code.good', 'code.needed'],
    rest: ['code.rested'],
    resendCode: [
      ...['code.sent', 'code.refused', 'code.notSent', 'code.unanswered'],
      ...['code.loggedOut', 'secret.needed'],
    ],
    secret: [],
  },
});
