import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { WelcomeData } from '../../acquirer/contract/session';
import { company } from '../portal/portal.scenario';

/** What `welcome` says to a flow that finds out whether its change was made. */
export const verified = (
  snapshot: AnyMachineSnapshot,
  type: string,
  known: readonly Partial<WelcomeData>[],
): AnyEventObject[] | undefined =>
  ['http.200', 'http.206'].includes(type) &&
  (snapshot.matches({ result: 'verifying' }) || snapshot.matches({ sending: 'verifying' }))
    ? known.map((data) => ({ type, body: { ...company, ...data } }))
    : undefined;
