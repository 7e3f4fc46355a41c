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
  readonly children?: ReactNode;
}

/** What a case is about, always in sight: what is asked, how much is at stake, until when. */
export function CaseHead({ snapshot, today, children }: CaseHeadProps) {
  const detail = select.detail(snapshot);
  const facts = select.facts(snapshot);
  if (detail === null) return null;
  const asked = detail.requestDocList.join(' · ');
  return (
    <section
      aria-label={words.label}
      className="sticky top-0 z-20 flex items-center justify-between gap-x-6 gap-y-2 rounded-panel border border-line bg-surface px-4 py-3 shadow-raised max-sm:flex-wrap print:static"
    >
      <dl className="grid min-w-0 grow max-sm:w-full gap-x-8 gap-y-1 sm:flex sm:flex-wrap sm:items-baseline">
        {facts && (
          <div className="flex flex-wrap items-baseline gap-x-2 sm:block">
            <dt className="text-sm text-ink-soft">{words.contested}</dt>
            <dd className="text-lg font-bold tabular-nums">{formatEuro(facts.contested)}</dd>
          </div>
        )}
        {facts && select.isWaiting(snapshot) && (
          <div className="min-w-0">
            <dt className="text-sm text-ink-soft max-sm:sr-only">{words.deadline}</dt>
            <dd className="flex items-center gap-1">
              <Deadline expiry={facts.expiry} today={today} />
              <ToCalendar
                row={{
                  caseId: select.caseId(snapshot),
                  practice: detail.number,
                  expiry: facts.expiry,
                  insegnaLoc: detail.signLocale,
                }}
              />
            </dd>
          </div>
        )}
        {asked && (
          <div className="min-w-0 max-w-reading max-sm:hidden">
            <dt className="text-sm text-ink-soft">{words.asked}</dt>
            <dd className="line-clamp-2 font-semibold">{asked}</dd>
          </div>
        )}
      </dl>
      {children && <div className="max-sm:w-full sm:shrink-0">{children}</div>}
    </section>
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
