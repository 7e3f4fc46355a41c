import { disputeOnlineScenario } from '../../../walks/dispute-online/dispute-online.scenario';
import { enrolmentScenario } from '../../../walks/dispute-online/enrolment/enrolment.scenario';
import { walkWithChildren } from '../../../walks/walk-with-children';

walkWithChildren(disputeOnlineScenario, {
  wizard: {
    ...enrolmentScenario,
    input: enrolmentScenario.inputs['a modification'],
    calls: ['assign', 'send', 'manager', 'table'],
  },
});
