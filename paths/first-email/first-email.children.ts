import type { WithChildren } from '../engine/children';
import { realCode } from '../shared/code/code.scenario';
import { firstEmailScenario } from './first-email.scenario';

export const withChildren: WithChildren = {
  scenario: firstEmailScenario,
  children: { code: realCode },
};
