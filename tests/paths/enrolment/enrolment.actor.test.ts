import { walkOnActor } from '../../machinery/walk';
import { enrolmentScenario } from './enrolment.scenario';

walkOnActor(enrolmentScenario);
