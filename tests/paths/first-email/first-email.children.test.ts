import { realCode } from '../../../walks/codes';
import { firstEmailScenario } from '../../../walks/first-email/first-email.scenario';
import { walkWithChildren } from '../../../walks/walk-with-children';

walkWithChildren(firstEmailScenario, { code: realCode });
