import type { FirstEmailDraft } from '../../machines/first-email/first-email.draft';
import { firstEmailMachine } from '../../machines/first-email/first-email.machine';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { changedElsewhere } from '../shared/changed-elsewhere';
import { codeAtWork, codeEnds, recalled, sentTo } from '../shared/otp/codes';
import { verified } from '../shared/verified';

const address = 'nuova@example.it';

const known = { user: 'email01', current: '' };

const draftAtCode: FirstEmailDraft = {
  step: 'code',
  typed: address,
  email: address,
  sent: sentTo(address),
};

const examples: EventExamples = (snapshot, type) => {
  if (type === 'session.changed')
    return changedElsewhere(
      snapshot,
      snapshot.context.current === ''
        ? [{ current: address }, { current: 'altra@example.it' }]
        : [],
    );
  if (type === 'email.confirmed') return [address, 'non-valida'].map((email) => ({ type, email }));
  if (type === 'address.opened')
    return ['/InsertEmail', '/OTPCode'].map((path) => ({ type, path }));
  if (type === 'email.typed') return [{ type, email: 'nuova@' }];
  if (type === 'xstate.done.actor.code') return codeEnds('code');
  return verified(snapshot, type, [{ email: address }, { email: '' }]) ?? recalled(snapshot, type);
};

export const firstEmailScenario: Scenario = {
  name: 'First e-mail',
  machine: firstEmailMachine,
  inputs: {
    'no e-mail yet': { ...known, path: '/InsertEmail', draft: null },
    'an e-mail already': {
      ...known,
      current: 'prima@example.it',
      path: '/InsertEmail',
      draft: null,
    },
    'a reload at the code': { ...known, path: '/OTPCode', draft: draftAtCode },
    'a reload at a lost answer': {
      ...known,
      path: '/ResultPage',
      draft: { ...draftAtCode, step: 'unanswered' },
    },
    'the form again, after the code': { ...known, path: '/InsertEmail', draft: draftAtCode },
  },
  examples,
  relevant: ({ context }) => [
    context.email !== '',
    context.current,
    context.sent?.to === context.email,
    context.sent?.at,
  ],
  calls: ['recallCode', 'updateEmail', 'welcome'],
  children: { code: codeAtWork },
};
