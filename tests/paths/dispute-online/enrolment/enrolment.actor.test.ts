import { enrolmentScenario } from '../../../../walks/dispute-online/enrolment/enrolment.scenario';
import { walkOnActor } from '../../../../walks/walk';

walkOnActor(enrolmentScenario);
