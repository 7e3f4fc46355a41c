import { resultIs } from '../../flow-result';

/** How the page of a code ends, for the flow that asked for the code. */
export const codeExits = {
  codeConfirmed: resultIs('completed'),
  codeCancelled: resultIs('cancelled'),
  codeBlocked: resultIs('blocked'),
  codeFailed: resultIs('failed'),
  codeUnanswered: resultIs('unanswered'),
};
