import type { OutcomeOf } from '../../acquirer/client';
import { updateEmail } from '../../acquirer/contract/email-change';
import { call } from '../call';
import { verifyingActors } from '../verifying';

export type EmailChangeAnswer = OutcomeOf<typeof updateEmail>;

export const emailChangeActors = {
  ...verifyingActors,
  updateEmail: call(updateEmail, (input: { email: string }) => input),
};
