import type { OutcomeOf } from '../acquirer/client';
import { type WelcomeData, welcome } from '../acquirer/contract/session';
import { call } from './call';

/** What the acquirer knows of the user: whether a change whose answer was lost was made (ERR-017). */
export const verifyingActors = { welcome: call(welcome, () => ({})) };

export type VerifyingAnswer = OutcomeOf<typeof welcome>;

const isMerchant = (body: unknown): body is WelcomeData =>
  typeof body === 'object' && body !== null && 'cellNumber' in body;

/** The user's data in an answer of `welcome`; a 206 may have none. */
export const merchantIn = (event: { readonly type: string; readonly body?: unknown }) =>
  isMerchant(event.body) ? event.body : null;
