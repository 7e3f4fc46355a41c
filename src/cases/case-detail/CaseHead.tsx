import type { ReactNode } from 'react';
import * as select from '../../../machines/cases/case-detail/case-detail.selectors';
import { caseTexts } from '../../italian/cases';
import { formatDayInWords, formatEuro } from '../../italian/format';
import { Tag } from '../../ui/Tag';
import { deadlineOf } from '../deadline';
import { ToCalendar } from '../ToCalendar';

const words = caseTexts.detail.head;

interface CaseHeadProps {
  readonly snapshot: select.CaseDetailSnapshot;
  readonly today: string;
  /** INVIA, where there is something to send. */
  readonly action?: ReactNode;
  /** Below all of it: what is about to go, or how far it is. */
  readonly below?: ReactNode;
}

/**
 * The summary of a case, always visible: the request, the amount, the deadline. On a phone and a
 * tablet, what is about to go, or its progress, replaces the request.
 */
export function CaseHead({ snapshot, today, action, below }: CaseHeadProps) {
  const header = select.header(snapshot);
  return (
    <section
      aria-label={words.label}
      className="group sticky top-0 z-20 rounded-panel border border-line bg-surface px-[min(1rem,4vw)] py-3 shadow-raised low:static max-xs:static print:static"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 max-xs:flex max-xs:flex-wrap sm:flex sm:flex-wrap sm:gap-x-8 lg:flex-nowrap">
        <dl className="xs:shrink-0 sm:self-start">
          <dt className="text-sm text-ink-soft">{words.contested}</dt>
          <dd className="text-lg font-bold tabular-nums">
            {header ? formatEuro(header.contested) : '—'}
          </dd>
        </dl>
        <UntilWhen snapshot={snapshot} today={today} />
        {action && <div className="xs:shrink-0 max-sm:col-start-2 sm:ml-auto">{action}</div>}
      </div>
      {below && (
        <div data-note className="mt-3 border-t border-line pt-3">
          {below}
        </div>
      )}
    </section>
  );
}

/**
 * The deadline may arrive after the case: a sentence of equal length reserves its place, so nothing
 * moves.
 */
function UntilWhen({ snapshot, today }: Pick<CaseHeadProps, 'snapshot' | 'today'>) {
  const detail = select.detail(snapshot);
  const header = select.header(snapshot);
  const asked = detail?.requestDocList.join(' · ');
  const waits = detail && select.isWaiting(snapshot);
  if (!waits && !asked) return null;
  return (
    <dl className="flex min-w-0 grow flex-wrap items-baseline gap-x-8 gap-y-1 max-sm:order-1 max-sm:col-span-2">
      {waits && (
        <div className="min-w-0">
          <dt className="text-sm text-ink-soft max-sm:sr-only">{words.deadline}</dt>
          <dd className="flex min-h-6 items-center gap-1">
            {header ? (
              <>
                <Deadline expiry={header.expiry} today={today} />
                <ToCalendar
                  address={select.address(snapshot)}
                  row={{
                    caseId: select.caseId(snapshot),
                    practice: detail.number,
                    expiry: header.expiry,
                    insegnaLoc: detail.signLocale,
                  }}
                />
              </>
            ) : (
              <Tag wraps>{select.isHeaderUnknown(snapshot) ? words.unknown : words.sought}</Tag>
            )}
          </dd>
        </div>
      )}
      {asked && (
        <div className="min-w-0 max-w-reading max-lg:group-has-[[data-note]:not(:empty)]:hidden">
          <dt className="text-sm text-ink-soft max-sm:sr-only">{words.asked}</dt>
          <dd className="line-clamp-1 font-semibold max-sm:text-sm sm:line-clamp-2">{asked}</dd>
        </div>
      )}
    </dl>
  );
}

function Deadline({ expiry, today }: { expiry: string; today: string }) {
  const deadline = deadlineOf(expiry, today);
  if (deadline === null) return null;
  return (
    <Tag tone={deadline.tone} wraps>
      {words.when(deadline.text, formatDayInWords(expiry))}
    </Tag>
  );
}
