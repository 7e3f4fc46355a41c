import type { OutcomeOf } from '../acquirer/client';
import { type WelcomeData, welcome } from '../acquirer/contract/session';
import { call } from './call';
import { failing } from './failing';

/** What the acquirer knows of the user: whether a change whose answer was lost was made (ERR-017). */
export const verifyingActors = { welcome: call(welcome, () => ({})) };

export type VerifyingAnswer = OutcomeOf<typeof welcome>;

const isMerchant = (body: unknown): body is WelcomeData =>
  typeof body === 'object' && body !== null && 'cellNumber' in body;

/** The user's data in an answer of `welcome`; a 206 may have none. */
export const merchantIn = (event: { readonly type: string; readonly body?: unknown }) =>
  isMerchant(event.body) ? event.body : null;

interface Verifying<Made, Otherwise, Besides> {
  readonly description: string;
  readonly spec: readonly string[];
  /** The arrow of an answer that says that the change was made, with its guard. */
  readonly made: Made;
  /** Where every other answer leads, also one that is lost. */
  readonly otherwise: Otherwise;
  /** Arrows of events that are no answers. */
  readonly besides?: Besides;
}

/** The state that asks `welcome`. The chart provides `verifyingActors`. */
export const verifying = <
  const Made extends { readonly guard: string; readonly target: string },
  Otherwise extends string,
  const Besides extends object,
>(
  asks: Verifying<Made, Otherwise, Besides>,
) => {
  const { description, spec, made, otherwise, besides } = asks;
  return {
    description,
    tags: ['busy'],
    meta: { spec },
    invoke: { id: 'welcome', src: 'welcome' },
    on: {
      ...failing(welcome, otherwise),
      ...besides,
      'http.200': [made, { target: otherwise }],
      'http.206': [made, { target: otherwise }],
    },
  } as const;
};
