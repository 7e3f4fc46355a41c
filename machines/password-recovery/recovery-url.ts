import type { Configuration } from '../../acquirer/contract/configuration';
import { pathOf } from '../pages';

/** Where 'Password dimenticata?' leads; undefined where nothing is offered. */
export const recoveryUrlOf = ({
  passwordRecoveryUrl,
  extensions,
}: Pick<Configuration, 'passwordRecoveryUrl' | 'extensions'>) =>
  passwordRecoveryUrl ??
  (extensions.includes('passwordRecovery') ? pathOf('passwordRecovery') : undefined);
