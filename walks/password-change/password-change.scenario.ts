import { passwordChangeMachine } from '../../machines/password-change/password-change.machine';
import type { Cases } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { codeAtWork, codeEnds } from '../shared/otp/codes';

const chosen = (oldPassword: string, newPassword: string, confirmation = newPassword) => ({
  type: 'password.chosen',
  oldPassword,
  newPassword,
  confirmation,
});

const cases: Cases = ({ context }, type) => {
  if (type === 'password.chosen')
    return context.firstAccess
      ? [chosen('', 'abcde'), chosen('', 'abcd'), chosen('', 'abcde', 'abcdf')]
      : [
          chosen('Portale2026', 'Nuova2026!'),
          chosen('Portale2026', 'Nuova2026!', 'Nuova2027!'),
          chosen('Portale2026', 'Portale2026'),
          chosen('Portale2026', 'debole12'),
        ];
  if (type === 'address.opened')
    return ['/AggiornaPassword', '/InsertPassword', '/OTPCode'].map((path) => ({ type, path }));
  return type === 'xstate.done.actor.code' ? codeEnds('code', true) : undefined;
};

const sentTo = '+39 333 1234567';

export const passwordChangeScenario: Scenario = {
  name: 'Password change',
  machine: passwordChangeMachine,
  inputs: {
    'a password that is known': { path: '/Setting/ModificaPassword', firstAccess: false, sentTo },
    'a password that has expired': { path: '/ChangePassword', firstAccess: false, sentTo },
    'the first access': { path: '/AggiornaPassword', firstAccess: true, sentTo },
    'the first access, at the form': { path: '/InsertPassword', firstAccess: true, sentTo },
  },
  cases,
  relevant: ({ context }) => [
    context.firstAccess,
    context.path === '/ChangePassword',
    context.passwords.newPassword !== '',
    context.codeSentTo,
  ],
  calls: ['sendCode'],
  children: { code: codeAtWork },
};
