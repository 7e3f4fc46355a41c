import { walkOnActor } from '../../machinery/walk';
import { documentScenario } from './document.scenario';

walkOnActor(documentScenario);
