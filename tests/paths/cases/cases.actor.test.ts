import { casesScenario } from '../../../walks/cases/cases.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(casesScenario);
