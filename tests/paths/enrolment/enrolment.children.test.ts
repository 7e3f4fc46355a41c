import { nothingChosen } from '../../../machines/gestore/gestore.types';
import { walkWithChildren } from '../../machinery/walk-with-children';
import { gestoreScenario } from '../gestore/gestore.scenario';
import { assignment, gestoriScenario } from '../gestori/gestori.scenario';
import { enrolmentScenario } from './enrolment.scenario';

walkWithChildren(enrolmentScenario, {
  manager: { ...gestoreScenario, input: nothingChosen },
  table: { ...gestoriScenario, input: { assignments: [assignment] } },
});
