import * as v from 'valibot';
import { call, codeStatuses, toNumberStatuses } from './call';
import { anyBody, notFalse } from './fields';
import { otp } from './rules/codes';
import { phone } from './rules/person';

/**
 * API-082: any 200 but `false` has sent the OTP; 401 ends the session (ERR-027). 400: no code is sent
 * to this number. 403: no number is asked for now, as there is one.
 */
export const setLoginPhone = call({
  alias: 'setLoginPhone',
  access: 'session',
  kinds: ['sends'],
  request: v.object({ cellNumber: phone }),
  answer: notFalse,
  statuses: toNumberStatuses,
  refuses: (sent) => !sent,
});

/** API-083. */
export const confirmFirstLoginPhone = call({
  alias: 'confirmFirstLoginPhone',
  access: 'session',
  audit: () => '',
  kinds: ['rights'],
  repeatable: true,
  request: v.object({ newCellNumber: phone, otp }),
  answer: anyBody,
  statuses: codeStatuses,
  confirmsCode: true,
});
