import type { ReactNode } from 'react';
import { monthChoices } from '../italian/months';
import { filterTexts } from '../italian/search';
import { sharedTexts } from '../italian/shared';
import { Button } from '../ui/Button';
import { FilterPanel } from '../ui/FilterPanel';
import { MonthSelect } from '../ui/MonthSelect';

interface MonthFiltersProps {
  readonly month: string;
  readonly onMonth: (month: string) => void;
  readonly today: string;
  /** Whether there is enough to search by (VAL-069). */
  readonly ready: boolean;
  readonly onSearch: () => void;
  /** The filters after the month. */
  readonly children?: ReactNode;
}

/** The panel of filters of a month's list (DIF-002, ADD-002). */
export function MonthFilters({ month, onMonth, today, ready, ...rest }: MonthFiltersProps) {
  return (
    <FilterPanel
      label={filterTexts.title}
      onSubmit={rest.onSearch}
      actions={
        <Button type="submit" icon="search" disabled={!ready}>
          {sharedTexts.search}
        </Button>
      }
    >
      <MonthSelect
        label={filterTexts.month}
        options={monthChoices(today)}
        value={month}
        required
        onChange={onMonth}
      />
      {rest.children}
    </FilterPanel>
  );
}
