import type { AnyMachineSnapshot } from 'xstate';
import { nothingChosen } from '../../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import type { WithChildren } from '../../engine/children';
import { enrolmentScenario } from './enrolment.scenario';
import {
  atTheTable,
  managerAssignmentScenario,
} from './manager-assignment/manager-assignment.scenario';
import { managerChoiceScenario } from './manager-choice/manager-choice.scenario';

export const withChildren: WithChildren = {
  scenario: enrolmentScenario,
  children: {
    manager: {
      passedOn: ['step.back'],
      scenario: managerChoiceScenario,
      input: ({ context }: AnyMachineSnapshot) =>
        context.mode === 'modify'
          ? { ...nothingChosen, current: context.chosen.current }
          : nothingChosen,
    },
    table: { passedOn: ['step.back'], scenario: managerAssignmentScenario, input: atTheTable },
  },
};
