import * as v from 'valibot';
import { type CallContract, errorBody, otpCodes } from '../contract/call';
import { type Alias, calls } from '../contract/calls';
import { rulesOf } from '../contract/examples';
import type { Answer, BackEnd, Session } from './back-end';
import { answerOriginFaults } from './cross-origin';
import type { Fault } from './faults';

export interface Asked {
  readonly backEnd: BackEnd;
  readonly session: Session;
  readonly request: object;
}

/** An error carries its details, and for a refused code also its product code. */
export const errorFaults = (alias: Alias, { status, body }: Answer): Fault[] => {
  const { confirmsCode = false }: CallContract = calls[alias];
  const parsed = v.safeParse(errorBody, body);
  if (!parsed.success) return [{ kind: 'errorBody', status }];
  const [code = ''] = parsed.output.details;
  const isKnown = otpCodes.some((known) => known === code);
  return status === 406 && confirmsCode && !isKnown ? [{ kind: 'unknownCode', code }] : [];
};

type Wrong = (status: number) => Fault | undefined;

/** Asks what must be refused: with which status, with which body, and whether a browser can read it. */
const refused = async (alias: Alias, asked: Asked, wrong: Wrong): Promise<Fault[]> => {
  const answer = await asked.backEnd.send(alias, asked.request, asked.session);
  const fault = wrong(answer.status);
  return [
    ...answerOriginFaults(answer.headers, asked.backEnd),
    ...(fault === undefined ? errorFaults(alias, answer) : [fault]),
  ];
};

/** A call of the session is for the holder of a token, and of a right one. */
export const tokenFaults = async (alias: Alias, asked: Asked): Promise<Fault[]> => {
  if (calls[alias].access !== 'session') return [];
  const withToken = (token: string | null) => ({ ...asked, session: { ...asked.session, token } });
  return [
    ...(await refused(alias, withToken(null), (status) =>
      status === 401 ? undefined : { kind: 'openToAll', status },
    )),
    ...(await refused(alias, withToken('not-a-token'), (status) =>
      status === 401 ? undefined : { kind: 'wrongToken', status },
    )),
  ];
};

const changed = (asked: Asked, change: object) => ({
  ...asked,
  request: Array.isArray(asked.request) ? [change] : { ...asked.request, ...change },
});

/** Wrong data get their own refusal, whatever else the call may answer. */
export const wrongDataFaults = async (alias: Alias, asked: Asked): Promise<Fault[]> => {
  const { wrong } = rulesOf(alias);
  const { confirmsCode = false }: CallContract = calls[alias];
  if (wrong === undefined) return [];
  return refused(alias, changed(asked, wrong), (status) =>
    status === 400 || (confirmsCode && status === 406)
      ? undefined
      : { kind: 'wrongData', status, data: JSON.stringify(wrong) },
  );
};

const partOf = (request: object | undefined, names: readonly string[]) => {
  const all = (request ?? {}) as Readonly<Record<string, unknown>>;
  const part = names.map((name) => [name, all[name]] as const);
  const isWhole = part.every(([, value]) => typeof value === 'string' && value !== '');
  return isWhole ? [Object.fromEntries(part)] : [];
};

/**
 * Ids of no merchant, or of another one: `others` are requests that the other merchant could make.
 */
export const foreignIdFaults = async (
  alias: Alias,
  asked: Asked,
  others: object | undefined,
): Promise<Fault[]> => {
  const { ids } = rulesOf(alias);
  if (ids === undefined) return [];
  const faults: Fault[] = [];
  for (const foreign of [ids, ...partOf(others, Object.keys(ids))]) {
    const found = await refused(alias, changed(asked, foreign), (status) =>
      status === 403 || status === 404
        ? undefined
        : { kind: 'foreignId', status, data: JSON.stringify(foreign) },
    );
    faults.push(...found);
  }
  return faults;
};

/** A wrong code is 406 with a product code, and nothing else. */
export const wrongCodeFaults = (alias: Alias, asked: Asked, code: string): Promise<Fault[]> =>
  refused(alias, changed(asked, { otp: code === '000000' ? '000001' : '000000' }), (status) =>
    status === 406 ? undefined : { kind: 'wrongCode', status },
  );
