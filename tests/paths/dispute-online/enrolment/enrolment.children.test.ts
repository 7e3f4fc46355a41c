import { nothingChosen } from '../../../../machines/dispute-online/enrolment/manager-choice/manager-choice.types';
import { enrolmentScenario } from '../../../../walks/dispute-online/enrolment/enrolment.scenario';
import {
  assignment,
  managerAssignmentScenario,
} from '../../../../walks/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import { managerChoiceScenario } from '../../../../walks/dispute-online/enrolment/manager-choice/manager-choice.scenario';
import { walkWithChildren } from '../../../../walks/walk-with-children';

walkWithChildren(enrolmentScenario, {
  manager: { ...managerChoiceScenario, input: nothingChosen },
  table: { ...managerAssignmentScenario, input: { assignments: [assignment] } },
});
