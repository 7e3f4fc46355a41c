import type { OutcomeOf } from '../../../acquirer/client';
import type { RequestOf } from '../../../acquirer/contract/call';
import { eboxRequest, getEboxList, openIn } from '../../../acquirer/contract/cases';
import { enrollEbox, getEboxProfile, modifyEbox } from '../../../acquirer/contract/enrolment';
import { type Ask, call, requestActor } from '../../call';
import { verifyingActors } from '../../verifying';

/** Its `flagMail` counts in an enrolment alone: a modification always sends true (API-065). */
export interface Enrolment {
  readonly mode: 'enrol' | 'modify';
  readonly request: RequestOf<typeof enrollEbox>;
  /** One per intention of the merchant. */
  readonly key: string;
}

/** How many open requests the managers of a code hold; null where it is not known. */
export type OpenRequests = Readonly<Record<string, number | null>>;

export interface RequestsCounted {
  readonly type: 'requests.counted';
  readonly counts: OpenRequests;
}

/** Of all managers in force under a code; null where one of them is unknown. */
const openUnder = async (ask: Ask, eboxes: readonly string[]) => {
  const outcomes = await Promise.all(eboxes.map((ebox) => ask(eboxRequest, { ebox })));
  return outcomes.reduce<number | null>(
    (sum, outcome) =>
      sum === null || outcome.type !== 'http.200' ? null : sum + openIn(outcome.body),
    0,
  );
};

const countOpen = async (ask: Ask, codes: readonly string[]): Promise<RequestsCounted> => {
  const counts: Record<string, number | null> = {};
  if (codes.length === 0) return { type: 'requests.counted', counts };
  const list = await ask(getEboxList, {});
  const managers = list.type === 'http.200' ? list.body.managerList : [];
  for (const code of codes) {
    const eboxes = managers
      .filter(({ managerCode, flSuspended }) => managerCode === code && flSuspended !== '1')
      .map(({ eboxCode }) => eboxCode);
    counts[code] = eboxes.length === 0 ? null : await openUnder(ask, eboxes);
  }
  return { type: 'requests.counted', counts };
};

export const enrolmentActors = {
  ...verifyingActors,
  /** API-066, API-069: the number of open requests of the managers of these codes. */
  openRequests: requestActor(({ codes }: { codes: readonly string[] }, ask) =>
    countOpen(ask, codes),
  ),
  /** API-067: the current version of the profile from which a modification began. */
  readAgain: call(getEboxProfile, () => ({})),
  /** API-061, API-065. */
  send: requestActor<Enrolment, OutcomeOf<typeof enrollEbox>>(
    ({ mode, request, key }, ask) =>
      mode === 'enrol'
        ? ask(enrollEbox, request, { idempotencyKey: key })
        : ask(modifyEbox, { ...request, flagMail: true }, { idempotencyKey: key }),
    () => ({ type: 'http.network' }),
  ),
};
