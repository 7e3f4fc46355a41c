import type { Summary } from '../../acquirer/contract/summaries';
import { pathOf } from '../../machines/pages';
import * as select from '../../machines/shared/search/search.selectors';
import { monthChoices } from '../italian/months';
import { summaryTexts } from '../italian/summaries';
import type { SearchPartProps } from '../lists/SearchResults';
import { Button, LinkButton } from '../ui/Button';

/** The largest differences of the whole search first. */
const differencesFirst = '-difference';

/** Puts the differences first, and back into the usual order. */
export function DifferencesFirst({ snapshot, send }: SearchPartProps<Summary>) {
  const isFirst = select.orderBy(snapshot) === differencesFirst;
  return (
    <Button
      look="quiet"
      icon={isFirst ? 'check' : 'down'}
      aria-pressed={isFirst}
      onClick={() => send({ type: 'order.requested', orderBy: isFirst ? '' : differencesFirst })}
    >
      {summaryTexts.differencesFirst}
    </Button>
  );
}

const monthsOffered = 2;

/** Before a search: the differences of this month and of the one before, one press away. */
export function DifferencesOfMonths({ today }: { readonly today: string }) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {monthChoices(today)
        .slice(0, monthsOffered)
        .map(({ value, label }) => (
          <LinkButton
            key={value}
            look="secondary"
            href={`${pathOf('summaries')}?${new URLSearchParams({ month: value, orderBy: differencesFirst })}`}
          >
            {summaryTexts.differencesOf(label)}
          </LinkButton>
        ))}
    </div>
  );
}
