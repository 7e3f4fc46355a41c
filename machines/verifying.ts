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

interface Results<First> {
  /** The requirements of the success. */
  readonly spec: readonly string[];
  /** The step where Riprova begins again, and the requirements of that. */
  readonly first: First;
  readonly again?: readonly string[];
}

/** The results of a change. After a lost answer it may have been made: Riprova begins again. */
export const results = <const First extends string>({
  spec,
  first,
  again = ['RES-009'],
}: Results<First>) => {
  const on = { 'flow.retried': { target: first, meta: { spec: again } } } as const;
  return {
    succeeded: {
      description: 'Operazione andata a buon fine!',
      tags: ['over'],
      meta: { spec },
    },
    notSucceeded: {
      description: 'Operazione non andata a buon fine!',
      meta: { spec: ['RES-007', 'RES-008'] },
      on,
    },
    unanswered: {
      description: 'La risposta si è persa: la modifica potrebbe essere avvenuta',
      meta: { spec: ['RES-007', 'ERR-017'] },
      on,
    },
  } as const;
};

interface VerifiedResults<First, Made> extends Results<First> {
  /** The requirements that `welcome` answers to. */
  readonly verified: readonly string[];
  /** Its guard, and what the portal learns. */
  readonly made: Made;
}

/** The same, where `welcome` knows whether the change was made: Riprova asks it first. */
export const verifiedResults = <
  const First extends string,
  const Made extends { readonly guard: string; readonly actions: string },
>({
  verified,
  made,
  ...given
}: VerifiedResults<First, Made>) => {
  const { unanswered, ...known } = results(given);
  return {
    ...known,
    unanswered: {
      ...unanswered,
      on: { 'flow.retried': { target: 'verifying', meta: { spec: ['RES-009'] } } },
    },
    verifying: verifying({
      description: 'Prima di ricominciare: la modifica è avvenuta?',
      spec: verified,
      made: { ...made, target: 'succeeded' },
      otherwise: given.first,
    }),
  } as const;
};
