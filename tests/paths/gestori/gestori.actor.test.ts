import { gestoriScenario } from '../../../walks/gestori/gestori.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(gestoriScenario);
