import { resultIs } from '../../flow-result';

/** The guards of `codeEnds`. */
export const codeGuards = {
  codeConfirmed: resultIs('completed'),
  codeFailed: resultIs('failed'),
  codeUnanswered: resultIs('unanswered'),
  codeBlocked: resultIs('blocked'),
};

interface Ends<Confirmed, Unanswered> {
  readonly confirmed: Confirmed;
  /** Where a lost answer leads; by default to a result that is unknown. */
  readonly unanswered?: Unanswered;
  /** The requirements of a user who is blocked. */
  readonly blocked?: readonly string[];
}

/** How the code of a step ends. The chart provides `codeGuards`, a `result` and the state `blocked`. */
export const codeEnds = <
  const Confirmed extends { readonly target: string },
  const Unanswered extends string = 'result.unanswered',
>({
  confirmed,
  unanswered = 'result.unanswered' as Unanswered,
  blocked = ['ERR-022'],
}: Ends<Confirmed, Unanswered>) =>
  [
    { guard: 'codeConfirmed', meta: { happyPath: true }, ...confirmed },
    { guard: 'codeFailed', target: 'result.notSucceeded', meta: { spec: ['OTP-012'] } },
    { guard: 'codeUnanswered', target: unanswered, meta: { spec: ['ERR-017'] } },
    { guard: 'codeBlocked', target: 'blocked', meta: { spec: blocked } },
  ] as const;
