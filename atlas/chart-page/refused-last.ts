import type { Chart } from '../graph/chart';
import { hasEffect } from '../paths/steps';
import type { Player } from './use-track';

/** What has an effect comes first. */
export const refusedLast = (chart: Chart, offered: Player['offered']) => [
  ...offered.filter(({ move }) => hasEffect(chart, move)),
  ...offered.filter(({ move }) => !hasEffect(chart, move)),
];
