import type { CallHandlings } from '../http/call-route';
import type { SendCode } from '../otp/send';
import type { Services } from '../services';
import { chooseCredentials, registerCompany, registerShop } from './begin';

/** The forms and the credentials of a registration; its code is confirmed by VERIFY_OTP_USER and VERIFY_OTP_POS. */
export const registrationCalls = (services: Services, sendCode: SendCode) =>
  ({
    'register/merchant': { access: 'public', handle: registerCompany(services) },
    'register/pos': { access: 'public', handle: registerShop(services) },
    validateMerchantUser: {
      access: 'public',
      handle: chooseCredentials(services, sendCode, 'company'),
    },
    validatePosUser: { access: 'public', handle: chooseCredentials(services, sendCode, 'shop') },
  }) satisfies CallHandlings;
