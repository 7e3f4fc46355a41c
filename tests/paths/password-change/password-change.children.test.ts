import { realCode } from '../../../walks/codes';
import { passwordChangeScenario } from '../../../walks/password-change/password-change.scenario';
import { walkWithChildren } from '../../../walks/walk-with-children';

walkWithChildren(passwordChangeScenario, { code: realCode });
