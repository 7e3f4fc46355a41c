import type { WithChildren } from '../engine/children';
import { realCode } from '../shared/code/code.scenario';
import { passwordRecoveryScenario } from './password-recovery.scenario';

export const withChildren: WithChildren = {
  scenario: passwordRecoveryScenario,
  children: { code: realCode },
};
