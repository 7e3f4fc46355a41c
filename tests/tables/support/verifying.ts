import type { AnyEventObject, StateValue } from 'xstate';
import { welcome } from '../../../acquirer/contract/session';
import { company } from '../../../paths/portal/company';
import { forEachAnswer, rule } from './table';

export const told = { result: 'unanswered' };
const verifying = { result: 'verifying' };

export const verifyingCall = { welcome: [welcome] };

interface Change {
  /** The new value, as the flow remembers it. */
  readonly known: Readonly<Record<string, unknown>>;
  /** What `welcome` says once the change was made, and the old value. */
  readonly made: object;
  readonly notMade: object;
  /** The events for the portal. */
  readonly sends: readonly AnyEventObject[];
  /** The first step of the flow. */
  readonly back: StateValue;
}

/** After a lost answer Riprova asks first whether the change was made. */
export const afterLostAnswer = ({ known, made, notMade, sends, back }: Change) => [
  rule('[RES-009] [ERR-017] after a lost answer Riprova asks whether the change was made')
    .in(told, known)
    .on('flow.retried')
    .to(verifying)
    .asks({ welcome: undefined }),
  ...forEachAnswer(['http.200', 'http.206'], (type) =>
    rule(`[ERR-017] it was made: a success, and the portal knows it (${type})`)
      .in(verifying, known)
      .on(type, { body: { ...company, ...made } })
      .to({ result: 'succeeded' })
      .sends(...sends),
  ),
  ...forEachAnswer(['http.200', 'http.206'], (type) =>
    rule(`[RES-009] it was not: the flow begins again (${type})`)
      .in(verifying, known)
      .on(type, { body: { ...company, ...notMade } })
      .to(back)
      .sends(),
  ),
  ...forEachAnswer(
    ['http.206', 'http.204', 'http.205', 'http.404', 'http.500', 'http.network'],
    (type) =>
      rule(`[RES-009] without an answer to that it begins again too (${type})`)
        .in(verifying, known)
        .on(type)
        .to(back)
        .sends(),
  ),
];
