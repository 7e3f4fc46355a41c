import { type PageName, type PageOf, pageAt, pathOf } from '../../machines/pages';
import { isEnrolled } from '../../machines/portal/session';
import { caseAssignmentTexts } from '../italian/case-assignment';
import { openCaseTexts } from '../italian/open-cases';
import { trailTexts } from '../italian/trail';
import { pageWidth } from '../layout/frame-look';
import { Trail, type TrailStep } from '../ui/Trail';
import type { PortalScreenProps } from './screen-props';

type Level = PageOf<'cases'> | PageOf<'report'> | 'result';

const managers: TrailStep = { href: pathOf('caseManagers'), label: trailTexts.managers };
const cases: TrailStep = { href: pathOf('caseList'), label: trailTexts.cases };
const openCases: TrailStep = { href: pathOf('openCases'), label: openCaseTexts.title };
const here = (label: string): TrailStep => ({ href: '', label });

/** Each level under the list it was opened from, which a receipt names only where the flow knows it. */
const levels: Readonly<Record<Level, (list?: TrailStep) => readonly TrailStep[]>> = {
  caseManagers: () => [managers],
  caseList: () => [managers, cases],
  openCases: () => [managers, openCases],
  caseDetail: (list = cases) => [managers, list, here(trailTexts.case)],
  disputeReport: () => [here(trailTexts.report)],
  result: (list) => [managers, ...(list ? [list] : []), here(trailTexts.receipt)],
};

/** A handover has the address of its case, one level below it. */
const handover = (list = cases): readonly TrailStep[] => [
  managers,
  list,
  { href: pathOf('caseDetail'), label: trailTexts.case },
  here(caseAssignmentTexts.title),
];

const isLevel = (page: PageName | undefined): page is Level => page !== undefined && page in levels;

/** Every level of Dispute Online shows and links the levels above it. */
export function DisputeTrail({ portal, shown }: Pick<PortalScreenProps, 'portal' | 'shown'>) {
  const page = pageAt(shown.address.pathname);
  if (!isLevel(page)) return null;
  const list = shown.openedFrom === 'openCases' ? openCases : undefined;
  const steps = (shown.level === 'assigning' ? handover : levels[page])(list);
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
