import { portalScenario } from '../../../walks/portal/portal.scenario';
import { walkOnActor } from '../../../walks/walk';

walkOnActor(portalScenario);
