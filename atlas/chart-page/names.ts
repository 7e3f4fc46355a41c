import { type Arrow, type Chart, type ChartState, ownerOf } from '../graph/chart';
import { causeWords } from '../words/words';

export const stateCalled = ({ states }: Chart, id: string): ChartState | undefined =>
  states.find((state) => state.id === id);

export const stateName = (chart: Chart, id: string) => {
  const state = stateCalled(chart, id);
  return state?.description || (state?.key ?? id);
};

export const arrowName = (chart: Chart, arrow: Arrow) =>
  causeWords(ownerOf(chart, arrow.id), arrow).join(', ');
