import {
  type CallContract,
  listStatuses,
  type Status,
  type StatusOf,
} from '../acquirer/contract/call';

/** 401 and 408 are handled by the portal: see `call`. */
const notFailing = [200, 401, 408] as const;

type Failing = Exclude<Status, (typeof notFailing)[number]>;
type WithStatuses = Pick<CallContract, 'statuses' | 'optionalBodyOn'>;

/** The events of a call that no more than fails: its other statuses, and no answer. */
export type FailureOf<C extends WithStatuses> =
  | `http.${Extract<StatusOf<C & CallContract>, Failing>}`
  | 'http.network';

const isFailing = (status: Status) => !(notFailing as readonly Status[]).includes(status);

/**
 * One arrow for each status that the contract of a call lists, and for no answer. An answer that the
 * business treats apart is written after it and replaces its arrow. A status added to a contract
 * cannot be forgotten.
 */
export const failing = <C extends WithStatuses, const To>(
  { statuses, optionalBodyOn = [] }: C,
  to: To,
): Readonly<Record<FailureOf<C>, To>> =>
  Object.fromEntries(
    [
      ...statuses.filter((status) => isFailing(status) && !optionalBodyOn.includes(status)),
      'network' as const,
    ].map((answer) => [`http.${answer}`, to]),
  ) as Record<FailureOf<C>, To>;

/** Any list, search, export or download (ERR-014 to ERR-017). */
export const anyList = { statuses: listStatuses } as const;
