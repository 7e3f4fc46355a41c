import type { CallHandlings } from '../http/call-route';
import type { SendCode } from '../otp/send';
import type { Services } from '../services';
import { confirmPasswordChange } from './confirm';
import { sendPasswordCode } from './send';

/** The calls that choose a new password: in the settings, after expiry, or at the first access. */
export const passwordChangeCalls = (services: Services, sendCode: SendCode) =>
  ({
    SEND_OTP_PASSWORD: { access: 'session', handle: sendPasswordCode(sendCode) },
    confirmPasswordChange: { access: 'session', handle: confirmPasswordChange(services) },
  }) satisfies CallHandlings;
