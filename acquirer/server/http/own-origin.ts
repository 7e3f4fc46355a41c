import type { Settings } from '../services';
import type { AcquirerContext } from './env';

/** Whether the request used TLS, according to a trusted proxy. */
export const isSecure = (c: AcquirerContext, { trustProxy }: Settings) =>
  c.req.url.startsWith('https:') || (trustProxy && c.req.header('x-forwarded-proto') === 'https');

const ofThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The origin that an e-mail may name: PUBLIC_URL or, on this machine alone, that of the request.
 * The host of a request is chosen by its sender; undefined where there is no other.
 */
export const publicOrigin = (c: AcquirerContext, settings: Settings) =>
  settings.publicUrl ??
  (ofThisMachine.test(new URL(c.req.url).hostname) ? ownOrigin(c, settings) : undefined);

/** The origin under which the browser sees this server. */
export const ownOrigin = (c: AcquirerContext, settings: Settings) =>
  `${isSecure(c, settings) ? 'https' : 'http'}://${new URL(c.req.url).host}`;
