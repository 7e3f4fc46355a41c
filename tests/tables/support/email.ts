import type { StateValue } from 'xstate';
import { forEachAnswer, rule } from './table';

const failures = ['http.400', 'http.403', 'http.404', 'http.500'];

/** The possible answers after an e-mail was sent, in any flow. */
export const afterSending = (sending: StateValue, form: StateValue) => [
  ...forEachAnswer(failures, (type) =>
    rule(`[RES-007] ${type} ends in the bad result`)
      .in(sending)
      .on(type)
      .to({ result: 'notSucceeded' }),
  ),
  rule('[RES-009] Riprova goes back to the form')
    .in({ result: 'notSucceeded' })
    .on('flow.retried')
    .to(form),
  rule('[RES-005] [RES-010] HOME leads home')
    .in({ result: 'succeeded' })
    .on('home.requested')
    .to('leftForHome')
    .exits({ type: 'opened', page: 'home' }),
];
