import { realCode } from '../../machinery/codes';
import { walkWithChildren } from '../../machinery/walk-with-children';
import { firstEmailScenario } from './first-email.scenario';

walkWithChildren(firstEmailScenario, { code: realCode });
