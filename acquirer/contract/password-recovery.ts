import * as v from 'valibot';
import { call, codeStatuses, sendingStatuses } from './call';
import { anyBody, givenId } from './fields';
import { otp } from './rules/codes';

/**
 * Sends a code to the known phone of a user, named by User ID or e-mail. The answer is the same whether
 * there is such a user or not.
 */
export const recoverPassword = call({
  alias: 'recoverPassword',
  access: 'public',
  kinds: ['sends'],
  extension: 'passwordRecovery',
  request: v.object({ user: givenId }),
  answer: anyBody,
  statuses: sendingStatuses,
});

/**
 * Sets the new password and unlocks the user. 400 for a password that is weak or was used before, 406
 * for the code, also of an unknown user.
 */
export const confirmRecovery = call({
  alias: 'confirmRecovery',
  access: 'public',
  audit: () => '',
  kinds: ['rights'],
  repeatable: true,
  extension: 'passwordRecovery',
  request: v.object({
    user: givenId,
    otp,
    newPassword: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  }),
  answer: anyBody,
  statuses: codeStatuses,
  confirmsCode: true,
});
