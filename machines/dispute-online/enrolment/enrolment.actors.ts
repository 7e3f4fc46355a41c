import type { OutcomeOf } from '../../../acquirer/client';
import type { RequestOf } from '../../../acquirer/contract/call';
import {
  type Assignment,
  addMultipleAdmin,
  enrollEbox,
  modifyEbox,
} from '../../../acquirer/contract/enrolment';
import { answeringOnce, call } from '../../call';

/** Its `flagMail` counts in an enrolment alone: a modification always sends true (API-065). */
export interface Enrolment {
  readonly mode: 'enrol' | 'modify';
  readonly request: RequestOf<typeof enrollEbox>;
  /** One per intention of the merchant. */
  readonly key: string;
}

export const enrolmentActors = {
  /** API-057. */
  assign: call(addMultipleAdmin, ({ assignments }: { assignments: readonly Assignment[] }) => [
    ...assignments,
  ]),
  /** API-061, API-065. */
  send: answeringOnce<Enrolment, OutcomeOf<typeof enrollEbox>>(({ mode, request, key }, ask) =>
    mode === 'enrol'
      ? ask(enrollEbox, request, { idempotencyKey: key })
      : ask(modifyEbox, { ...request, flagMail: true }, { idempotencyKey: key }),
  ),
};
