import type { CallHandlings } from '../http/call-route';
import type { SendCode } from '../otp/send';
import type { Services } from '../services';
import { confirmNewNumber, sendToNewNumber } from './new-number';
import { confirmOldNumber, sendToOldNumber } from './old-number';

/** Modifica Telefono: a code to the old number, then one to the new. */
export const phoneChangeCalls = (services: Services, sendCode: SendCode) =>
  ({
    SEND_OTP_OLD_TEL: { access: 'session', handle: sendToOldNumber(sendCode) },
    validateOldPhoneOtp: { access: 'session', handle: confirmOldNumber(services) },
    SEND_OTP_AND_NEW_TEL: { access: 'session', handle: sendToNewNumber(services, sendCode) },
    validateNewPhoneOtp: { access: 'session', handle: confirmNewNumber(services) },
  }) satisfies CallHandlings;
