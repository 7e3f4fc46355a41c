import * as v from 'valibot';
import { call, codeStatuses } from './call';
import { anyBody, givenId } from './fields';
import { otp } from './rules/codes';

/** A one-time code and the user it was sent to. */
export const codeOfUser = v.object({ otp, user: givenId });

/** API-080: the code of a company's registration, or of a first e-mail address. */
export const verifyOtpUser = call({
  alias: 'VERIFY_OTP_USER',
  access: 'public',
  audit: () => '',
  kinds: ['rights'],
  repeatable: true,
  request: codeOfUser,
  answer: anyBody,
  statuses: codeStatuses,
  confirmsCode: true,
});

/** API-081: the code of a shop's registration. */
export const verifyOtpPos = call({
  alias: 'VERIFY_OTP_POS',
  access: 'public',
  audit: () => '',
  kinds: ['rights'],
  repeatable: true,
  request: codeOfUser,
  answer: anyBody,
  statuses: codeStatuses,
  confirmsCode: true,
});
