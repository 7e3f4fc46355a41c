import { firstEmailMachine } from '../../machines/first-email/first-email.machine';
import type { Cases } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { codeAtWork, codeEnds } from '../shared/otp/codes';

const cases: Cases = (_snapshot, type) => {
  if (type === 'email.confirmed')
    return ['nuova@example.it', 'non-valida'].map((email) => ({ type, email }));
  if (type === 'address.opened')
    return ['/InsertEmail', '/OTPCode'].map((path) => ({ type, path }));
  return type === 'xstate.done.actor.code' ? codeEnds('code') : undefined;
};

export const firstEmailScenario: Scenario = {
  name: 'First e-mail',
  machine: firstEmailMachine,
  inputs: { 'no e-mail yet': { user: 'email01' } },
  cases,
  relevant: ({ context }) => [context.email !== '', context.codeSentTo === context.email],
  calls: ['updateEmail'],
  children: { code: codeAtWork },
};
