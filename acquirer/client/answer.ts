import * as v from 'valibot';
import {
  type CallContract,
  errorBody,
  missingDetail,
  type OtpCode,
  otpCodes,
  type Status,
  wrongOldPassword,
} from '../contract/call';
import type { Failure, OutcomeOf } from './outcome';
import { pathsOf } from './request';

/** The status of an answer, and its body where it is readable. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** Seconds after which the back end accepts the call again; 0 if it names none. */
  readonly retryAfter: number;
}

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** In characters: parsing and then checking a longer text takes tens of milliseconds each. */
const long = 200_000;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Reads a response to its end; rejects when the connection breaks. A long body is returned in a new
 * task, so that the browser can handle input in between.
 */
export const readReply = async (contract: CallContract, response: Response): Promise<Reply> => {
  const { status } = response;
  const retryAfter = secondsToWait(response);
  if (contract.receive === 'file' && status === 200)
    return { status, body: await response.blob(), retryAfter };
  const text = await response.text();
  const body = parsedJson(text);
  if (text.length > long) await nextTurn();
  return { status, body, retryAfter };
};

const parsedAnswer = (contract: CallContract, body: unknown) => {
  const answer = v.safeParse(contract.answer, body);
  if (!answer.success) {
    console.warn(`${contract.alias}: unreadable answer at ${pathsOf(answer.issues)}`);
  }
  return answer;
};

const isOtpCode = (code: string): code is OtpCode => otpCodes.some((known) => known === code);

/** The event of an error: `body` may be anything, a missing detail counts as 5709 (ERR-026). */
export const failed = <S extends Status>(status: S, body?: unknown): Failure<S> => {
  const parsed = v.safeParse(errorBody, body);
  const details = parsed.success ? parsed.output.details : [];
  return { type: `http.${status}`, details, code: details[0] ?? missingDetail };
};

const refusedBy = (contract: CallContract, status: Status, body: unknown) => {
  const failure = failed(status, body);
  if (status === 406 && contract.confirmsCode && isOtpCode(failure.code)) {
    return { type: `otp.${failure.code}` as const };
  }
  if (status === 500 && contract.changesPassword && failure.code === wrongOldPassword) {
    return { type: 'password.wrong' as const };
  }
  return failure;
};

const accepted = (contract: CallContract, body: unknown) => {
  const answer = parsedAnswer(contract, body);
  if (!answer.success) return failed(500);
  const type = contract.refuses?.(answer.output) ? 'http.refused' : 'http.200';
  return { type, body: answer.output } as const;
};

const withOptionalBody = (contract: CallContract, status: Status, body: unknown) => {
  const answer = body === undefined ? undefined : parsedAnswer(contract, body);
  return {
    type: `http.${status}` as const,
    body: answer?.success ? answer.output : undefined,
  };
};

const listed = (contract: CallContract, status: number): Status | undefined =>
  contract.statuses.find((known) => known === status);

const eventOf = (contract: CallContract, { status, body, retryAfter }: Reply) => {
  const known = listed(contract, status);
  if (known === undefined) return failed(500, body);
  if (known === 200) return accepted(contract, body);
  if (contract.optionalBodyOn?.includes(known)) return withOptionalBody(contract, known, body);
  if (known === 204 || known === 205) return { type: `http.${known}` as const };
  if (known === 429) {
    return retryAfter > 0 ? ({ type: 'http.429', retryAfter } as const) : failed(500, body);
  }
  return refusedBy(contract, known, body);
};

/** Converts an answer into the one event that its contract names. */
export const outcomeOf = <Call extends CallContract>(contract: Call, reply: Reply) =>
  eventOf(contract, reply) as OutcomeOf<Call>;

/** The seconds of `Retry-After`; 0 where it is absent, a date, or no whole number of seconds. */
export const secondsToWait = ({ headers }: Response) => {
  const after = headers.get('retry-after') ?? '';
  return /^[1-9]\d{0,3}$/.test(after) ? Number(after) : 0;
};
