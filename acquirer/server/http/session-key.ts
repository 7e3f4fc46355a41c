import { refuse } from '../common/refusal';
import { digest } from '../common/secrets';
import type { AcquirerContext } from './env';

/**
 * API-003: the session id of a call, as a hash. It identifies a caller without a token. 400 without
 * one.
 */
export const sessionKey = (c: AcquirerContext) => {
  const id = c.req.header('session-id') ?? '';
  return /^[\w-]{8,100}$/.test(id) ? digest(id) : refuse(400, 'session-id: expected an id');
};
