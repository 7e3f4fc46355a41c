import type { OutcomeOf } from '../../acquirer/client';
import { updateEmail } from '../../acquirer/contract/email-change';
import { call } from '../call';

export type EmailChangeAnswer = OutcomeOf<typeof updateEmail>;

export const emailChangeActors = {
  updateEmail: call(updateEmail, (input: { email: string }) => input),
};
