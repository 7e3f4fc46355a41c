import { walkOnActor } from '../../machinery/walk';
import { summariesScenario } from './summaries.scenario';

walkOnActor(summariesScenario);
