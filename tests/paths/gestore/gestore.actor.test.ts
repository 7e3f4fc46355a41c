import { gestoreScenario } from '../../../walks/gestore/gestore.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(gestoreScenario);
