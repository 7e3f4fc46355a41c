import { documentScenario } from '../../../../walks/shared/document/document.scenario';
import { walkOnActor } from '../../../../walks/walk';

walkOnActor(documentScenario);
