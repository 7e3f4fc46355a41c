import { Suspense } from 'react';
import * as select from '../../../machines/point-of-sale/point-of-sale.selectors';
import { lazyComponent } from '../../browser/lazy-component';
import { homeSummaryTexts } from '../../italian/home-summary';
import type { HomePartProps } from '../screen-props';
import { CardToCome, SummaryFrame } from './SummaryFrame';

export const HomeSummary = lazyComponent(async () => (await import('./HomeSummary')).HomeSummary);

const titleOf = (company: boolean, point: string) => {
  if (!company) return homeSummaryTexts.title;
  return point === '' ? homeSummaryTexts.ofCompany : homeSummaryTexts.ofPoint(point);
};

const others = ['middle', 'minor', 'minor'] as const;

/** The overview on Home, whose code is loaded after the menu; until then its place is reserved. */
export function SummaryPlace({ snapshot }: Pick<HomePartProps, 'snapshot'>) {
  const actor = select.summary(snapshot);
  const { company, summary } = snapshot.context;
  const point = company ? select.chosenPoint(snapshot) : null;
  const title = titleOf(company, point?.name ?? '');
  const { offered, enrolled } = summary;
  if (!offered || actor === undefined) return null;
  const weights = enrolled ? (['major', ...others] as const) : others;
  const toCome = weights.map((weight, part) => <CardToCome key={`${part}`} weight={weight} />);
  return (
    <Suspense fallback={<SummaryFrame title={title}>{toCome}</SummaryFrame>}>
      <HomeSummary actor={actor} title={title} ofOnePoint={point !== null} />
    </Suspense>
  );
}
