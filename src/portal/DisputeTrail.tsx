import { written } from '../../machines/navigation/address';
import { type PageName, type PageOf, pageAt, pathOf } from '../../machines/pages';
import { isEnrolled } from '../../machines/portal/session';
import { listAddress } from '../cases/linked-place';
import { caseAssignmentTexts } from '../italian/case-assignment';
import { openCaseTexts } from '../italian/open-cases';
import { trailTexts } from '../italian/searches';
import { pageWidth } from '../layout/frame-look';
import { Anchor } from '../ui/Anchor';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import type { PortalScreenProps } from './screen-props';

interface TrailStep {
  href: string;
  label: string;
}

interface TrailProps {
  /** Names the list. */
  label: string;
  /** From the outermost; the last is the current page. */
  steps: readonly TrailStep[];
}

/** The levels above a page, each a link; on a phone the nearest one, which leaves more room for rows. */
function Trail({ label, steps }: TrailProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm">
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={classes(
              'flex items-center gap-1',
              index !== steps.length - 2 && 'max-sm:hidden',
            )}
          >
            {index < steps.length - 1 && (
              <span className="text-ink-soft sm:hidden">
                <Icon name="previous" size="small" />
              </span>
            )}
            {index === steps.length - 1 ? (
              <span aria-current="page" className="text-ink-soft">
                {step.label}
              </span>
            ) : (
              <Anchor
                href={step.href}
                className="flex min-h-11 items-center sm:min-h-8 rounded-sm text-accent underline decoration-accent-line underline-offset-4"
              >
                {step.label}
              </Anchor>
            )}
            {/* The separator follows its step: where the steps take two lines, none begins with it. */}
            {index < steps.length - 1 && (
              <span className="text-ink-soft max-sm:hidden">
                <Icon name="next" size="small" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Level = PageOf<'cases'> | PageOf<'report'> | 'result';

const managers: TrailStep = { href: pathOf('caseManagers'), label: trailTexts.managers };
const openCases: TrailStep = { href: pathOf('openCases'), label: openCaseTexts.title };
const here = (label: string): TrailStep => ({ href: '', label });

/** Each level under the list it was opened from, which a receipt names only where the flow knows it. */
const levels: Readonly<
  Record<Level, (cases: TrailStep, list?: TrailStep) => readonly TrailStep[]>
> = {
  caseManagers: () => [managers],
  caseList: (cases) => [managers, cases],
  openCases: () => [managers, openCases],
  caseDetail: (cases, list = cases) => [managers, list, here(trailTexts.case)],
  disputeReport: () => [here(trailTexts.report)],
  result: (_, list) => [managers, ...(list ? [list] : []), here(trailTexts.receipt)],
};

const isLevel = (page: PageName | undefined): page is Level => page !== undefined && page in levels;

/** Every level of Dispute Online shows and links the levels above it. */
export function DisputeTrail({ portal, shown }: Pick<PortalScreenProps, 'portal' | 'shown'>) {
  const page = pageAt(shown.address.pathname);
  if (!isLevel(page)) return null;
  const list = shown.openedFrom === 'openCases' ? openCases : undefined;
  const { dispute } = portal.context.session;
  const cases = {
    href: dispute === null ? pathOf('caseList') : listAddress(dispute),
    label: trailTexts.cases,
  };
  /** A handover has the address of its case, one level below it. */
  const handover = [
    managers,
    list ?? cases,
    { href: written(shown.address), label: trailTexts.case },
    here(caseAssignmentTexts.title),
  ];
  const steps = shown.level === 'assigning' ? handover : levels[page](cases, list);
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
