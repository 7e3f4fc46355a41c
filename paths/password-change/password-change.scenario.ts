import type { PasswordChangeDraft } from '../../machines/password-change/password-change.draft';
import { passwordChangeMachine } from '../../machines/password-change/password-change.machine';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { changedElsewhere } from '../shared/changed-elsewhere';
import { forgets } from '../shared/forgets';
import { codeAtWork, codeEnds, sentTo as codeTo, recalled } from '../shared/otp/codes';

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
  return type === 'xstate.done.actor.code' ? codeEnds('code', true) : recalled(snapshot, type);
};

const sentTo = '+39 333 1234567';
const known = { firstAccess: false, username: 'azienda01', sentTo };
const first = { ...known, firstAccess: true };
const draftAtCode: PasswordChangeDraft = { step: 'code', sent: codeTo(sentTo) };

export const passwordChangeScenario: Scenario = {
  name: 'Password change',
  machine: passwordChangeMachine,
  inputs: {
    'a password that is known': { ...known, path: '/Setting/ModificaPassword', draft: null },
    'a password that has expired': { ...known, path: '/ChangePassword', draft: null },
    'the first access': { ...first, path: '/AggiornaPassword', draft: null },
    'the first access, at the form': { ...first, path: '/InsertPassword', draft: null },
    'a reload at the code': { ...known, path: '/Setting/ModificaPassword', draft: draftAtCode },
    'the first access, a reload at the code': { ...first, path: '/OTPCode', draft: draftAtCode },
    'a reload at a lost answer': {
      ...known,
      path: '/ChangePassword',
      draft: { ...draftAtCode, step: 'unanswered' },
    },
  },
  examples,
  relevant: ({ context }) => [
    context.firstAccess,
    context.path === '/ChangePassword',
    context.passwords.newPassword !== '',
    context.sentTo,
    context.sent?.to === context.sentTo,
    context.sent?.at,
  ],
  outlives: { recallCode: 'it answers in the moment it is asked' },
  calls: ['recallCode', 'sendCode'],
  children: { code: codeAtWork },
  invariants: [forgets('Portale2026', 'Nuova2026!', 'abcde')],
};
