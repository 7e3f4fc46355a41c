import type { CallHandlings } from '../http/call-route';
import type { SendCode } from '../otp/send';
import type { Services } from '../services';
import { confirmRecovery } from './confirm';
import { recoverPassword } from './send';

/** Extension `passwordRecovery`: a forgotten password or a lock ends with a code to the known phone. */
export const passwordRecoveryCalls = (services: Services, sendCode: SendCode) =>
  ({
    recoverPassword: { access: 'public', handle: recoverPassword(services, sendCode) },
    confirmRecovery: { access: 'public', handle: confirmRecovery(services) },
  }) satisfies CallHandlings;
