import { hash, randomBytes } from 'node:crypto';

/** A fresh unguessable token, code or id: 32 random bytes, 43 characters that any URL may carry. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What is stored instead of a secret: its SHA-256. */
export const digest = (secret: string) => hash('sha256', secret, 'base64url');
