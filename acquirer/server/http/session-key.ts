import { digest } from '../portal/secrets';
import type { AcquirerContext } from './env';
import { refuse } from './refusal';

/** API-003: the session id of a call, as a hash: who calls where no token says so. 400 without one. */
export const sessionKey = (c: AcquirerContext) => {
  const id = c.req.header('session-id') ?? '';
  return /^[\w-]{8,100}$/.test(id) ? digest(id) : refuse(400, 'session-id: expected an id');
};
