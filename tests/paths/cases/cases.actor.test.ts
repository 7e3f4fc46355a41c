import { walkOnActor } from '../../machinery/walk';
import { casesScenario } from './cases.scenario';

walkOnActor(casesScenario);
