import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Purpose } from './tables';

/** How long a code can be confirmed. */
export const codeMinutes = 5;

/** How long the next resend waits after one; the first resend does not. */
export const restSeconds = 30;

/** The third wrong code locks (ERR-020 to ERR-022). */
export const attemptsThatLock = 3;

/** The target of a code that is not sent: to a stranger its user looks like any other. */
export const noTarget = '';

/** Which code: whose, for what, and where it was sent. */
export interface CodeKey {
  readonly holder: string;
  readonly purpose: Purpose;
  readonly target: string;
  /** The hashed session id that the code is bound to; '' where a token identifies the caller. */
  readonly boundTo?: string;
}

/** Six digits; every code is equally likely. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** The stored form of a code: the six digits cannot be found without the acquirer's secret. */
export const codeHash = (secret: string, { holder, purpose, target }: CodeKey, code: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([holder, purpose, target, code]))
    .digest('base64url');

/** Identifies a secret without revealing it. */
export const secretId = (secret: string) =>
  createHmac('sha256', secret).update('which secret').digest('base64url').slice(0, 16);

/** Compares two hashes in constant time. */
export const sameHash = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
