import type { Hono } from 'hono';
import type { AcquirerEnv } from '../http/env';
import type { Settings } from '../services';

const recoveryPage = '/PasswordDimenticata';
const changePage = '/Setting/ModificaPassword';

/**
 * Where a password manager leads to a new password. The page of the recovery leads a signed-in user on
 * to the change.
 */
export const mountChangePassword = (
  app: Hono<AcquirerEnv>,
  { portalConfiguration: { effective } }: Settings,
) => {
  const page = effective.extensions.includes('passwordRecovery') ? recoveryPage : changePage;
  app.get('/.well-known/change-password', (c) => c.redirect(page, 302));
};
