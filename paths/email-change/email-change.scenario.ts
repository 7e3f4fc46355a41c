import { emailChangeMachine } from '../../machines/email-change/email-change.machine';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { changedElsewhere } from '../shared/changed-elsewhere';
import { verified } from '../shared/verified';

const confirmed = (email: string, confirmation = email) => ({
  type: 'email.confirmed',
  email,
  confirmation,
});

const examples: EventExamples = (snapshot, type) => {
  if (type === 'session.changed')
    return changedElsewhere(snapshot, [
      { oldEmail: 'vecchia@example.it' },
      { oldEmail: 'altra@example.it' },
    ]);
  if (type === 'email.typed') return [{ type, email: 'nuova@', confirmation: '' }];
  return type === 'email.confirmed'
    ? [
        confirmed('nuova@example.it'),
        confirmed('nuova@example.it', 'altra@example.it'),
        confirmed('vecchia@example.it'),
        confirmed('non-valida'),
      ]
    : verified(snapshot, type, [{ email: 'nuova@example.it' }, { email: 'vecchia@example.it' }]);
};

export const emailChangeScenario: Scenario = {
  name: 'E-mail change',
  machine: emailChangeMachine,
  inputs: { 'a known e-mail': { oldEmail: 'vecchia@example.it' } },
  examples,
  relevant: ({ context: { typed, oldEmail } }) => [typed.email, oldEmail],
  calls: ['updateEmail', 'welcome'],
};
