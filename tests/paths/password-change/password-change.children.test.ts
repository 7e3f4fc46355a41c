import { realCode } from '../../machinery/codes';
import { walkWithChildren } from '../../machinery/walk-with-children';
import { passwordChangeScenario } from './password-change.scenario';

walkWithChildren(passwordChangeScenario, { code: realCode });
