import { firstEmailMachine } from '../../machines/first-email/first-email.machine';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { changedElsewhere } from '../shared/changed-elsewhere';
import { codeAtWork, codeEnds } from '../shared/code/code.scenario';
import { verified } from '../shared/verified';

const address = 'nuova@example.it';

const known = { user: 'email01', current: '' };

const examples: EventExamples = (snapshot, type) => {
  if (type === 'session.changed')
    return changedElsewhere(
      snapshot,
      snapshot.context.current === ''
        ? [address, 'altra@example.it'].map((current) => ({ ...known, current }))
        : [],
    );
  if (type === 'email.confirmed') return [address, 'non-valida'].map((email) => ({ type, email }));
  if (type === 'address.opened')
    return ['/InsertEmail', '/OTPCode'].map((path) => ({ type, path }));
  if (type === 'email.typed') return [{ type, email: 'nuova@' }];
  if (type === 'xstate.done.actor.code') return codeEnds('code');
  return verified(snapshot, type, [{ email: address }, { email: '' }]);
};

export const firstEmailScenario: Scenario = {
  name: 'First e-mail',
  machine: firstEmailMachine,
  inputs: {
    'no e-mail yet': known,
    'an e-mail already': { ...known, current: 'prima@example.it' },
  },
  examples,
  relevant: ({ context }) => [context.email !== '', context.current],
  calls: ['updateEmail', 'welcome'],
  children: { code: codeAtWork },
};
