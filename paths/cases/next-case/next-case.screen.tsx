import type { nextCaseMachine } from '../../../machines/cases/next-case/next-case.machine';
import { Turning } from '../../../src/cases/open-cases/Turning';
import * as person from '../../screen/person';
import type { PlayedScreen } from '../../screen/screen';
import { nextCaseScenario } from './next-case.scenario';

/** The last screen stays until the next case, or what comes in its place. */
const waits = () => {
  person.isIn('DISPUTE ONLINE - DETTAGLIO PRATICA');
  person.isWaiting();
};

const nextCaseScreen: PlayedScreen<typeof nextCaseMachine> = {
  ...nextCaseScenario,
  view: () => (
    <main>
      <Turning />
    </main>
  ),
  gestures: {},
  sees: {
    'nextCase.asking': waits,
    'nextCase.found': waits,
    'nextCase.none': waits,
    'nextCase.failed': waits,
  },
};

export const screens = [nextCaseScreen];
