import type { WithChildren } from '../engine/children';
import { realCode } from '../shared/otp/codes';
import { registrationScenario } from './registration.scenario';

export const withChildren: WithChildren = {
  scenario: registrationScenario,
  children: { code: realCode },
};
