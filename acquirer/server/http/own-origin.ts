import type { Settings } from '../services';
import type { AcquirerContext } from './env';

/** Whether the request came over TLS, as far as a trusted proxy says so. */
export const isSecure = (c: AcquirerContext, { trustProxy }: Settings) =>
  new URL(c.req.url).protocol === 'https:' ||
  (trustProxy && c.req.header('x-forwarded-proto') === 'https');

/** The origin under which the browser sees this server. */
export const ownOrigin = (c: AcquirerContext, settings: Settings) =>
  `${isSecure(c, settings) ? 'https' : 'http'}://${new URL(c.req.url).host}`;
