import { nothingChosen } from '../../../machines/gestore/gestore.types';
import { enrolmentScenario } from '../../../walks/enrolment/enrolment.scenario';
import { gestoreScenario } from '../../../walks/gestore/gestore.scenario';
import { assignment, gestoriScenario } from '../../../walks/gestori/gestori.scenario';
import { walkWithChildren } from '../../../walks/walk-with-children';

walkWithChildren(enrolmentScenario, {
  manager: { ...gestoreScenario, input: nothingChosen },
  table: { ...gestoriScenario, input: { assignments: [assignment] } },
});
