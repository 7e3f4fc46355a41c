import { managerAssignmentScenario } from '../../../../../walks/dispute-online/enrolment/manager-assignment/manager-assignment.scenario';
import { walkOnActor } from '../../../../../walks/walk';

walkOnActor(managerAssignmentScenario);
