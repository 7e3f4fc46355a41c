import { managerChoiceScenario } from '../../../../../walks/dispute-online/enrolment/manager-choice/manager-choice.scenario';
import { walkOnActor } from '../../../../../walks/walk';

walkOnActor(managerChoiceScenario);
