import type { WithChildren } from '../engine/children';
import { realCode } from '../shared/code/code.scenario';
import { passwordChangeScenario } from './password-change.scenario';

export const withChildren: WithChildren = {
  scenario: passwordChangeScenario,
  children: { code: realCode },
};
