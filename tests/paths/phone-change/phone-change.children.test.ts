import { realCode } from '../../machinery/codes';
import { walkWithChildren } from '../../machinery/walk-with-children';
import { phoneChangeScenario } from './phone-change.scenario';

walkWithChildren(phoneChangeScenario, { oldNumberCode: realCode, newNumberCode: realCode });
