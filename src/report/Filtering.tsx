import * as select from '../../machines/report/report.selectors';
import { reportTexts } from '../italian/report';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { OwnPoint } from './OwnPoint';
import { PointChoice } from './PointChoice';
import { ReportFilters } from './ReportFilters';
import type { ScreenProps } from './screen-props';

/** The point of sale and the filters; typed text stays while points are searched. */
export function Filtering(props: ScreenProps) {
  const Point = select.isCompany(props.snapshot) ? PointChoice : OwnPoint;
  return (
    <PageStack>
      <PageHeading title={reportTexts.title} intro={reportTexts.intro} />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="text-xl font-bold">{reportTexts.point.title}</h2>
        <Point {...props} />
      </section>
      <ReportFilters {...props} />
    </PageStack>
  );
}
