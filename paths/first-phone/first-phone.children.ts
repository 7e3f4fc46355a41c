import type { WithChildren } from '../engine/children';
import { realCode } from '../shared/code/code.scenario';
import { firstPhoneScenario } from './first-phone.scenario';

export const withChildren: WithChildren = {
  scenario: firstPhoneScenario,
  children: { code: realCode },
};
