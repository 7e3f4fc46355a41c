import { searchScenario } from '../../../../walks/shared/search/search.scenario';
import { walkOnActor } from '../../../../walks/walk';

walkOnActor(searchScenario);
