import type { WithChildren } from '../engine/children';
import { disputeOnlineScenario } from './dispute-online.scenario';
import { enrolmentScenario } from './enrolment/enrolment.scenario';

export const withChildren: WithChildren = {
  scenario: disputeOnlineScenario,
  children: {
    wizard: {
      scenario: enrolmentScenario,
      input: enrolmentScenario.inputs['a modification'],
      calls: ['assign', 'send', 'manager', 'table'],
    },
  },
};
