import { walkOnActor } from '../../machinery/walk';
import { gestoriScenario } from './gestori.scenario';

walkOnActor(gestoriScenario);
