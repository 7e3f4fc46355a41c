import { walkOnActor } from '../../machinery/walk';
import { searchScenario } from './search.scenario';

walkOnActor(searchScenario);
