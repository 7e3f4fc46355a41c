import { enrolmentScenario } from '../../../walks/enrolment/enrolment.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(enrolmentScenario);
