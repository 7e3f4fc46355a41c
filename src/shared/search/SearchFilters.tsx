import type { ReactNode } from 'react';
import { amountsReversed } from '../../../acquirer/contract/rules/codes';
import { dayChoices, monthChoices } from '../../italian/months';
import { filterTexts } from '../../italian/search';
import { sharedTexts } from '../../italian/shared';
import { AmountField, type AmountFieldProps } from '../../ui/AmountField';
import { Button } from '../../ui/Button';
import { DaySelect } from '../../ui/DaySelect';
import { FieldPair, FilterPanel } from '../../ui/FilterPanel';
import { MonthSelect } from '../../ui/MonthSelect';

interface PeriodProps {
  readonly draft: { readonly month: string; readonly day: string };
  readonly change: (period: { month?: string; day?: string }) => void;
  readonly today: string;
}

export interface SearchFiltersProps extends PeriodProps {
  /** Whether there is enough to search by (VAL-069). */
  readonly ready: boolean;
  readonly onSearch: () => void;
  /** The filters behind 'Altri filtri'. */
  readonly children: ReactNode;
  /** What they hold: '' where a filter is not in use. */
  readonly others: Readonly<Record<string, string>>;
  /** One of them is wrong. */
  readonly wrong: boolean;
}

const inUse = (filters: Readonly<Record<string, string>>) =>
  Object.values(filters).filter((text) => text !== '').length;

/** The filters of a search: month, day and CERCA in a row, the others when they are wanted. */
export function SearchFilters(props: SearchFiltersProps) {
  const { ready, onSearch, children, others, wrong, ...period } = props;
  return (
    <FilterPanel
      label={filterTexts.title}
      onSubmit={onSearch}
      more={{ fields: children, inUse: inUse(others), wrong }}
      actions={
        <Button type="submit" icon="search" disabled={!ready}>
          {sharedTexts.search}
        </Button>
      }
    >
      <Period {...period} />
    </FilterPanel>
  );
}

function Period({ draft, change, today }: PeriodProps) {
  return (
    <>
      <MonthSelect
        label={filterTexts.month}
        options={monthChoices(today)}
        value={draft.month}
        required
        onChange={(month) => change({ month, day: '' })}
      />
      <DaySelect
        label={filterTexts.day}
        options={dayChoices(draft.month)}
        value={draft.day}
        onChange={(day) => change({ day })}
      />
    </>
  );
}

interface AmountRangeProps {
  readonly from: AmountFieldProps;
  readonly to: AmountFieldProps;
}

/** Two bounds of one amount, and a word when nothing can lie between them. */
export function AmountRange({ from, to }: AmountRangeProps) {
  const warning = amountsReversed(from.value, to.value) ? filterTexts.minimumAboveMaximum : null;
  return (
    <FieldPair warning={warning}>
      <AmountField {...from} />
      <AmountField {...to} />
    </FieldPair>
  );
}
