import type { WithChildren } from '../engine/children';
import { realCode } from '../shared/code/code.scenario';
import { phoneChangeScenario } from './phone-change.scenario';

export const withChildren: WithChildren = {
  scenario: phoneChangeScenario,
  children: { oldNumberCode: realCode, newNumberCode: realCode },
};
