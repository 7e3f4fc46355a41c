import { getConnInfo } from '@hono/node-server/conninfo';
import { accepts } from 'hono/accepts';
import { refuse } from '../server/common/refusal';
import { isForwarded } from '../server/http/client-address';
import type { AcquirerContext } from '../server/http/env';

/** Above every page of the demonstration. */
export const demoHeader = 'Database dimostrativo: utenti, movimenti e messaggi sono inventati';

const localNames = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const loopback = /^(127\.|::1$|::ffff:127\.)/;

const remoteAddress = (c: AcquirerContext) =>
  c.env?.incoming ? getConnInfo(c).remote.address : '127.0.0.1';

/**
 * 403 unless a browser or a program of this machine asks, by a name of this machine and through no
 * proxy. Without the name, a page of another site could read the answer once its name leads here.
 */
export const assertLocal = (c: AcquirerContext) => {
  const isLocal =
    localNames.test(new URL(c.req.url).hostname) &&
    loopback.test(remoteAddress(c) ?? '') &&
    !isForwarded(c);
  if (!isLocal) refuse(403, 'from this machine only, by a name of it');
};

/** A page of another site could send a form here; a browser says that it does. */
export const assertOwnPage = (c: AcquirerContext) => {
  const from = c.req.header('sec-fetch-site') ?? 'same-origin';
  if (from !== 'same-origin') refuse(403, 'from its own page only');
};

/** Whether a page is wanted rather than JSON: both have one address. */
export const wantsPage = (c: AcquirerContext, otherwise = 'text/html') => {
  c.header('Vary', 'Accept');
  const supports = ['text/html', 'application/json'];
  return accepts(c, { header: 'Accept', supports, default: otherwise }) === 'text/html';
};
