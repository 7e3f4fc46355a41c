import { realCode } from '../../../walks/codes';
import { registrationScenario } from '../../../walks/registration/registration.scenario';
import { walkWithChildren } from '../../../walks/walk-with-children';

walkWithChildren(registrationScenario, { code: realCode });
