import { endedAs } from '../../exit';

/** How the page of a code ends, for the flow that asked for the code. */
export const codeExits = {
  codeConfirmed: endedAs('completed'),
  codeCancelled: endedAs('cancelled'),
  codeBlocked: endedAs('blocked'),
  codeExpired: endedAs('sessionExpired'),
  codeFailed: endedAs('failed'),
  codeUnanswered: endedAs('unanswered'),
};
