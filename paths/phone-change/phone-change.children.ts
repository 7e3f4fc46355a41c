import type { WithChildren } from '../engine/children';
import { realCode } from '../shared/otp/codes';
import { phoneChangeScenario } from './phone-change.scenario';

export const withChildren: WithChildren = {
  scenario: phoneChangeScenario,
  children: { oldNumberCode: realCode, newNumberCode: realCode },
};
