import * as v from 'valibot';
import { call, codeStatuses, sendingStatuses } from './call';
import { anyBody, nothing, trueOnly } from './fields';
import { otp } from './rules/codes';

/** API-089: `true` has sent it. */
export const sendOtpPassword = call({
  alias: 'SEND_OTP_PASSWORD',
  access: 'session',
  kinds: ['sends'],
  request: nothing,
  answer: trueOnly,
  statuses: sendingStatuses,
  refuses: (sent) => !sent,
});

const anyPassword = v.pipe(v.string(), v.maxLength(100));

/**
 * API-086. `oldPassword` is '' while a renewal is forced (PWD-022). A weak new password travels and
 * is refused by the acquirer with 400: the first-access screen lets it through (PWD-023).
 */
export const confirmPasswordChange = call({
  alias: 'confirmPasswordChange',
  access: 'session',
  audit: () => '',
  kinds: ['rights'],
  repeatable: true,
  request: v.object({
    newPassword: v.pipe(anyPassword, v.nonEmpty()),
    oldPassword: anyPassword,
    otp,
  }),
  answer: anyBody,
  statuses: codeStatuses,
  confirmsCode: true,
  changesPassword: true,
});
