import { statementsScenario } from '../../../walks/statements/statements.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(statementsScenario);
