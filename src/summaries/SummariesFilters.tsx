import { useState } from 'react';
import { abi, amountsReversed } from '../../acquirer/contract/rules/codes';
import { violationOf } from '../../acquirer/contract/rules/violation';
import type { Summary } from '../../acquirer/contract/summaries';
import * as select from '../../machines/shared/search/search.selectors';
import type { SummaryCriteria } from '../../machines/summaries/summaries.actors';
import { sharedTexts } from '../italian/shared';
import { summaryTexts } from '../italian/summaries';
import { AmountRange, SearchFilters } from '../shared/search/SearchFilters';
import type { SearchPartProps } from '../shared/search/SearchResults';
import { useDraft } from '../shared/search/use-draft';
import { DigitsField } from '../ui/DigitsField';

interface SummariesFiltersProps extends SearchPartProps<Summary, SummaryCriteria> {
  readonly today: string;
}

const { filters: labels } = summaryTexts;
const longestAbi = 5;

/** RIE-002 to RIE-006. */
export function SummariesFilters({ snapshot, send, today }: SummariesFiltersProps) {
  const { draft, change, field } = useDraft(select.criteria(snapshot), labels);
  const [abiRefused, refuseAbi] = useState(false);
  const { month: _month, day: _day, codPos: _codPos, ...others } = draft;
  const search = { type: 'search.requested', criteria: draft } as const;

  /** VAL-067: letters can only have been pasted, as typing drops them. */
  const checkAbi = () => {
    if (violationOf(abi, draft.abi) === undefined) return true;
    change({ abi: '' });
    refuseAbi(true);
    return false;
  };

  return (
    <SearchFilters
      draft={draft}
      change={change}
      today={today}
      others={others}
      wrong={
        abiRefused ||
        amountsReversed(draft.minGrossCalculated, draft.maxGrossCalculated) ||
        amountsReversed(draft.minGrossDeclared, draft.maxGrossDeclared)
      }
      ready={snapshot.can(search)}
      onSearch={() => checkAbi() && send(search)}
    >
      <DigitsField
        label={labels.abi}
        value={draft.abi}
        maxLength={longestAbi}
        keepsPasted
        error={abiRefused ? sharedTexts.digitsOnly : null}
        onChange={(typed) => {
          change({ abi: typed.trim() });
          refuseAbi(false);
        }}
        onBlur={checkAbi}
      />
      <AmountRange from={field('minGrossCalculated')} to={field('maxGrossCalculated')} />
      <AmountRange from={field('minGrossDeclared')} to={field('maxGrossDeclared')} />
    </SearchFilters>
  );
}
