import type { KeptFirstEmail } from '../../machines/first-email/first-email.kept';
import { firstEmailMachine } from '../../machines/first-email/first-email.machine';
import type { Cases } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { codeAtWork, codeEnds } from '../shared/otp/codes';

const address = 'nuova@example.it';

const keptAtCode: KeptFirstEmail = {
  step: 'code',
  typed: address,
  email: address,
  codeSentTo: address,
};

const cases: Cases = (_snapshot, type) => {
  if (type === 'email.confirmed') return [address, 'non-valida'].map((email) => ({ type, email }));
  if (type === 'address.opened')
    return ['/InsertEmail', '/OTPCode'].map((path) => ({ type, path }));
  if (type === 'email.typed') return [{ type, email: 'nuova@' }];
  return type === 'xstate.done.actor.code' ? codeEnds('code') : undefined;
};

export const firstEmailScenario: Scenario = {
  name: 'First e-mail',
  machine: firstEmailMachine,
  inputs: {
    'no e-mail yet': { user: 'email01', path: '/InsertEmail', kept: null },
    'a reload at the code': { user: 'email01', path: '/OTPCode', kept: keptAtCode },
    'a reload at a lost answer': {
      user: 'email01',
      path: '/ResultPage',
      kept: { ...keptAtCode, step: 'unanswered' },
    },
    'the form again, after the code': { user: 'email01', path: '/InsertEmail', kept: keptAtCode },
  },
  cases,
  relevant: ({ context }) => [context.email !== '', context.codeSentTo === context.email],
  calls: ['updateEmail'],
  children: { code: codeAtWork },
};
