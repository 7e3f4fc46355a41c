import { type PageName, type PageOf, pageAt, pathOf } from '../../machines/pages';
import { isEnrolled } from '../../machines/portal/session';
import { caseAssignmentTexts } from '../italian/case-assignment';
import { openCaseTexts } from '../italian/open-cases';
import { trailTexts } from '../italian/trail';
import { pageWidth } from '../layout/frame-look';
import { Trail, type TrailStep } from '../ui/Trail';
import type { PortalScreenProps } from './screen-props';

type Level = PageOf<'cases'> | PageOf<'report'> | 'result';

const managers = { href: pathOf('caseManagers'), label: trailTexts.managers };
const cases = { href: pathOf('caseList'), label: trailTexts.cases };

const levels: Readonly<Record<Level, readonly TrailStep[]>> = {
  caseManagers: [managers],
  caseList: [managers, cases],
  openCases: [managers, { href: '', label: openCaseTexts.title }],
  caseDetail: [managers, cases, { href: '', label: trailTexts.case }],
  disputeReport: [{ href: '', label: trailTexts.report }],
  result: [managers, { href: '', label: trailTexts.receipt }],
};

/** A handover has the address of its case, one level below it. */
const handover: readonly TrailStep[] = [
  managers,
  cases,
  { href: pathOf('caseDetail'), label: trailTexts.case },
  { href: '', label: caseAssignmentTexts.title },
];

const isLevel = (page: PageName | undefined): page is Level => page !== undefined && page in levels;

/** Every level of Dispute Online shows and links the levels above it. */
export function DisputeTrail({ portal, shown }: Pick<PortalScreenProps, 'portal' | 'shown'>) {
  const page = pageAt(shown.address.pathname);
  if (!isLevel(page)) return null;
  const steps = shown.level === 'assigning' ? handover : levels[page];
  const enrolled = isEnrolled(portal.context.session);
  const service = {
    href: pathOf(enrolled ? 'disputeProfile' : 'disputeOnline'),
    label: trailTexts.service,
  };
  return (
    <div className={`pt-3 ${pageWidth}`}>
      <Trail label={trailTexts.label} steps={[service, ...steps]} />
    </div>
  );
}
