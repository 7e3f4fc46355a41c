import type { CallHandlings } from '../http/call-route';
import type { SendCode } from '../otp/send';
import type { Services } from '../services';
import { updateEmail } from './update';

/** The e-mail of an account; a first one is confirmed by VERIFY_OTP_USER. */
export const emailChangeCalls = (services: Services, sendCode: SendCode) =>
  ({
    updateEmail: { access: 'session', handle: updateEmail(services, sendCode) },
  }) satisfies CallHandlings;
