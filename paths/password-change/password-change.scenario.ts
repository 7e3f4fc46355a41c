import { passwordChangeMachine } from '../../machines/password-change/password-change.machine';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { changedElsewhere } from '../shared/changed-elsewhere';
import { codeAtWork, codeEnds } from '../shared/code/code.scenario';

const chosen = (oldPassword: string, newPassword: string, confirmation = newPassword) => ({
  type: 'password.chosen',
  oldPassword,
  newPassword,
  confirmation,
});

const examples: EventExamples = (snapshot, type) => {
  const { context } = snapshot;
  if (type === 'session.changed')
    return changedElsewhere(snapshot, [{ sentTo: 'altra@example.it' }]);
  if (type === 'password.chosen')
    return context.firstAccess
      ? [
          chosen('', 'Nuova2026!'),
          chosen('', 'abcde'),
          chosen('', 'abcd'),
          chosen('', 'abcde', 'abcdf'),
        ]
      : [
          chosen('Portale2026', 'Nuova2026!'),
          chosen('Portale2026', 'Nuova2026!', 'Nuova2027!'),
          chosen('Portale2026', 'Portale2026'),
          chosen('Portale2026', 'debole12'),
        ];
  if (type === 'address.opened')
    return ['/AggiornaPassword', '/InsertPassword', '/OTPCode'].map((path) => ({ type, path }));
  return type === 'xstate.done.actor.code' ? codeEnds('code') : undefined;
};

const known = { firstAccess: false, username: 'azienda01', sentTo: '+39 333 1234567' };
const first = { ...known, firstAccess: true };

export const passwordChangeScenario: Scenario = {
  name: 'Password change',
  machine: passwordChangeMachine,
  inputs: {
    'a password that is known': { ...known, path: '/Setting/ModificaPassword' },
    'a password that has expired': { ...known, path: '/ChangePassword' },
    'the first access': { ...first, path: '/AggiornaPassword' },
    'the first access, at the form': { ...first, path: '/InsertPassword' },
  },
  examples,
  relevant: ({ context: { firstAccess, path, sentTo } }) => [
    firstAccess,
    path === '/ChangePassword',
    sentTo,
  ],
  calls: [],
  children: { code: codeAtWork },
};
