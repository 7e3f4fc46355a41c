import type { Configuration } from '../../acquirer/contract/configuration';
import type { LoginForm } from './LoginScreen';

/** LOG-003, LOG-004: the target of the form, the address of its return, and the state. */
export const loginFormOf = (
  { authentication }: Pick<Configuration, 'authentication'>,
  origin: string,
  state: string,
): LoginForm => ({
  action: authentication.loginUrl,
  userField: authentication.userField,
  passwordField: authentication.passwordField,
  successUrlField: authentication.successUrlField,
  successUrl: `${origin}/login`,
  ...(authentication.stateField && { stateField: authentication.stateField, state }),
});
