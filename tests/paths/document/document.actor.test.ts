import { documentScenario } from '../../../walks/document/document.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(documentScenario);
