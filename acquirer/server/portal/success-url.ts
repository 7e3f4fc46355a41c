import type { AcquirerContext } from '../http/env';
import { ownOrigin } from '../http/own-origin';
import type { Settings } from '../services';
import type { LoginQuery } from './login';

/**
 * The success URL when it belongs to the portal; undefined otherwise, to prevent open redirects.
 */
export const allowedSuccessUrl = (c: AcquirerContext, settings: Settings, value: string) => {
  if (!URL.canParse(value)) return undefined;
  const { origin, protocol } = new URL(value);
  const allowed = [ownOrigin(c, settings), ...settings.portalOrigins];
  return /^https?:$/.test(protocol) && allowed.includes(origin) ? value : undefined;
};

/** The success URL with the query, and nothing else behind its path. */
export const backTo = (successUrl: string, query: LoginQuery) => {
  const url = new URL(successUrl);
  url.search = new URLSearchParams(query).toString();
  url.hash = '';
  return url.href;
};
