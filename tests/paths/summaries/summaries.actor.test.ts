import { summariesScenario } from '../../../walks/summaries/summaries.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(summariesScenario);
