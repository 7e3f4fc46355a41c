import { outputIn } from '../flow-result';
import type { LoginResult } from './login.types';

export const resultIn = (event: unknown) => outputIn<LoginResult>(event);

const resultIs =
  (type: LoginResult['type']) =>
  ({ event }: { readonly event: unknown }) =>
    resultIn(event).type === type;

/** The guards of the end of a login, for the chart that plays it. */
export const loginResults = {
  loginRestored: resultIs('restored'),
  loginHandedOver: resultIs('handedOver'),
  loginWelcomed: resultIs('welcomed'),
  loginSignedOut: resultIs('signedOut'),
  loginRefused: resultIs('refused'),
  loginFailed: resultIs('failed'),
  loginNotExchanged: resultIs('notExchanged'),
  loginNotWelcomed: resultIs('notWelcomed'),
  loginWelcomeFailed: resultIs('welcomeFailed'),
  loginExpired: resultIs('expired'),
  loginNotServed: resultIs('notServed'),
  loginNotRequested: resultIs('notRequested'),
  loginMisconfigured: resultIs('misconfigured'),
};
