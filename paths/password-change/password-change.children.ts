import type { WithChildren } from '../engine/children';
import { realCode } from '../shared/otp/codes';
import { passwordChangeScenario } from './password-change.scenario';

export const withChildren: WithChildren = {
  scenario: passwordChangeScenario,
  children: { code: realCode },
};
