import type { WithChildren } from '../engine/children';
import { realCode } from '../shared/code/code.scenario';
import { registrationScenario } from './registration.scenario';

export const withChildren: WithChildren = {
  scenario: registrationScenario,
  children: { code: realCode },
};
