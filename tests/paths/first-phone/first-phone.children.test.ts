import { realCode } from '../../../walks/codes';
import { firstPhoneScenario } from '../../../walks/first-phone/first-phone.scenario';
import { walkWithChildren } from '../../../walks/walk-with-children';

walkWithChildren(firstPhoneScenario, { code: realCode });
