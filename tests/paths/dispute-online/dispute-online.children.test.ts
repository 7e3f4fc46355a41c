import { walkWithChildren } from '../../machinery/walk-with-children';
import { enrolmentScenario } from '../enrolment/enrolment.scenario';
import { disputeOnlineScenario } from './dispute-online.scenario';

walkWithChildren(disputeOnlineScenario, {
  wizard: {
    ...enrolmentScenario,
    input: enrolmentScenario.inputs['a modification'],
    calls: ['assign', 'send', 'manager', 'table'],
  },
});
