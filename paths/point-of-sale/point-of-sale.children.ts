import type { WithChildren } from '../engine/children';
import { homeSummaryScenario } from './home-summary/home-summary.scenario';
import { pointOfSaleScenario, summary } from './point-of-sale.scenario';

export const withChildren: WithChildren = {
  scenario: pointOfSaleScenario,
  children: { homeSummary: { scenario: homeSummaryScenario, input: summary } },
};
