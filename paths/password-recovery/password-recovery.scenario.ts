import { passwordRecoveryMachine } from '../../machines/password-recovery/password-recovery.machine';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { codeAtWork, codeEnds } from '../shared/code/code.scenario';

const user = 'ristretto01';
const chosen = (newPassword: string, confirmation = newPassword) => ({
  type: 'recovery.chosen',
  user,
  newPassword,
  confirmation,
});

const examples: EventExamples = (_snapshot, type) => {
  if (type === 'user.typed') return [{ type, user }];
  if (type === 'recovery.chosen')
    return [
      chosen('Nuova2026!'),
      chosen('Nuova2026!', 'Nuova2027!'),
      chosen('debole12'),
      chosen('Ristretto01'),
    ];
  return type === 'xstate.done.actor.code' ? codeEnds('code') : undefined;
};

export const passwordRecoveryScenario: Scenario = {
  name: 'Password recovery',
  machine: passwordRecoveryMachine,
  inputs: { 'a forgotten password': { user: '' } },
  examples,
  relevant: ({ context }) => [context.typed !== ''],
  calls: [],
  children: { code: codeAtWork },
};
