import type { AnyMachineSnapshot } from 'xstate';
import type { WithChildren } from '../engine/children';
import { loginScenario } from '../login/login.scenario';
import { loginOf, portalScenario } from './portal.scenario';

export const withChildren: WithChildren = {
  scenario: portalScenario,
  children: {
    login: {
      scenario: loginScenario,
      input: (portal: AnyMachineSnapshot) => loginOf(portal.context),
    },
  },
};
