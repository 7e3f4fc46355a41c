import type { Arrow, Chart, ChartState } from '../graph/chart';
import { conditionWords, eventWords } from '../words/words';

export const stateCalled = ({ states }: Chart, id: string): ChartState | undefined =>
  states.find((state) => state.id === id);

export const stateName = (chart: Chart, id: string) => {
  const state = stateCalled(chart, id);
  return state?.description || (state?.key ?? id);
};

export const arrowName = (chart: Chart, arrow: Arrow) =>
  [eventWords(chart, arrow.event), conditionWords(arrow)].filter(Boolean).join(', ');
