import { lazy, Suspense } from 'react';
import * as select from '../../../machines/point-of-sale/point-of-sale.selectors';
import type { HomePartProps } from '../screen-props';
import { CardToCome, SummaryFrame } from './SummaryFrame';

const HomeSummary = lazy(() => import('./HomeSummary'));

/** Home at a glance, whose code comes after the menu; until then its place is kept. */
export function SummaryPlace({ snapshot, send }: HomePartProps) {
  const actor = select.summary(snapshot);
  const { offered, enrolled } = snapshot.context.summary;
  if (!offered || actor === undefined) return null;
  const parts = enrolled ? 4 : 3;
  const toCome = Array.from({ length: parts }, (_, part) => <CardToCome key={part} />);
  return (
    <Suspense fallback={<SummaryFrame>{toCome}</SummaryFrame>}>
      <HomeSummary
        actor={actor}
        onRequests={(place) => send({ type: 'openRequests.chosen', place })}
      />
    </Suspense>
  );
}
