import { realCode } from '../../machinery/codes';
import { walkWithChildren } from '../../machinery/walk-with-children';
import { firstPhoneScenario } from './first-phone.scenario';

walkWithChildren(firstPhoneScenario, { code: realCode });
