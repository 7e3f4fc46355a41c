import { realCode } from '../../../walks/codes';
import { phoneChangeScenario } from '../../../walks/phone-change/phone-change.scenario';
import { walkWithChildren } from '../../../walks/walk-with-children';

walkWithChildren(phoneChangeScenario, { oldNumberCode: realCode, newNumberCode: realCode });
