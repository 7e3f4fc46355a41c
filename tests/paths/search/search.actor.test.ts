import { searchScenario } from '../../../walks/search/search.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(searchScenario);
