import type { AnyMachineSnapshot } from 'xstate';
import type { WithChildren } from '../engine/children';
import { disputeOnlineScenario } from './dispute-online.scenario';
import { enrolmentScenario } from './enrolment/enrolment.scenario';

export const withChildren: WithChildren = {
  scenario: disputeOnlineScenario,
  children: {
    wizard: {
      scenario: enrolmentScenario,
      input: ({ context }: AnyMachineSnapshot) =>
        enrolmentScenario.inputs[context.enrolled ? 'a modification' : 'an enrolment'],
      calls: [...enrolmentScenario.calls, 'manager', 'table'],
    },
  },
};
