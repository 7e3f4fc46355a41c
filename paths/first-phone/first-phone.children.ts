import type { WithChildren } from '../engine/children';
import { realCode } from '../shared/otp/codes';
import { firstPhoneScenario } from './first-phone.scenario';

export const withChildren: WithChildren = {
  scenario: firstPhoneScenario,
  children: { code: realCode },
};
