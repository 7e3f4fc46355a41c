import { realCode } from '../../machinery/codes';
import { walkWithChildren } from '../../machinery/walk-with-children';
import { registrationScenario } from './registration.scenario';

walkWithChildren(registrationScenario, { code: realCode });
