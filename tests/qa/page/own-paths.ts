import { chartCalled } from '../../../atlas/charts';
import { pathsOf } from '../../../paths/engine/played-paths';
import type { Scenario } from '../../../paths/engine/scenario';
import { flows, scenarioOf } from '../../../paths/scenarios';

const endsOf = (scenario: Scenario) => pathsOf(scenario).map(({ steps }) => steps.at(-1)?.edge);

/** The flow whose paths a scenario has, one for one; null where its examples make other paths. */
export const chartWithPathsOf = async (scenario: Scenario): Promise<string | null> => {
  const slug = chartCalled(scenario.machine.id)?.slug ?? '';
  if (!flows.includes(slug)) return null;
  const [own, listed] = [endsOf(scenario), endsOf(await scenarioOf(slug))];
  return own.length === listed.length && own.every((edge, at) => edge === listed[at]) ? slug : null;
};
