import { refuse } from '../common/refusal';
import { confirmFirstEmail } from '../first-email/confirm';
import type { CallHandlings } from '../http/call-route';
import type { AcquirerContext } from '../http/env';
import { publicOrigin } from '../http/own-origin';
import { sessionKey } from '../http/rate-limit';
import { completeRegistration } from '../registration/complete';
import type { Services } from '../services';

interface CodeOfUser {
  readonly otp: string;
  readonly user: string;
}

/** The same answer to every caller who has nothing to confirm here, known or unknown. */
const nothingToConfirm = () => refuse(406, '5704');

/** API-080. */
const verifyUser = (services: Services) => async (sent: CodeOfUser, c: AcquirerContext) => {
  const session = sessionKey(c);
  const origin = publicOrigin(c, services.settings);
  return (
    (await completeRegistration(services, 'company', session, sent, origin)) ??
    (await confirmFirstEmail(services, session, sent)) ??
    nothingToConfirm()
  );
};

/** API-081. */
const verifyPos = (services: Services) => async (sent: CodeOfUser, c: AcquirerContext) => {
  const origin = publicOrigin(c, services.settings);
  return (
    (await completeRegistration(services, 'shop', sessionKey(c), sent, origin)) ??
    nothingToConfirm()
  );
};

/** The codes of callers without a token: a registration, a first e-mail. */
export const otpCalls = (services: Services) =>
  ({
    VERIFY_OTP_USER: { access: 'public', handle: verifyUser(services) },
    VERIFY_OTP_POS: { access: 'public', handle: verifyPos(services) },
  }) satisfies CallHandlings;
