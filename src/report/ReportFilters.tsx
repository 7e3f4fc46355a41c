import { useState } from 'react';
import type { ReportState } from '../../acquirer/contract/report';
import type { TypedFilters } from '../../machines/report/report.machine';
import * as select from '../../machines/report/report.selectors';
import { useFields } from '../form/use-fields';
import { reportTexts } from '../italian/report';
import { sharedTexts } from '../italian/shared';
import { Button } from '../ui/Button';
import { FilterPanel } from '../ui/FilterPanel';
import { Select } from '../ui/Select';
import { CardField, DateField, Two } from './FilterFields';
import { checkUntil, filtersOf, type Typed } from './filter-rules';
import type { ScreenProps } from './screen-props';

const words = reportTexts.filters;

const states = (Object.keys(reportTexts.states) as Exclude<ReportState, ''>[]).map((value) => ({
  value,
  label: reportTexts.states[value],
}));

/** REP-006 to REP-009. */
export function ReportFilters({ snapshot, send, today }: ScreenProps) {
  const { state: asked, ...dates } = select.typed(snapshot);
  const [state, setState] = useState<ReportState>(asked);
  const tell = (typed: TypedFilters) => send({ type: 'filters.typed', typed });
  const { values, field } = useFields<keyof Typed>({
    initial: { ...dates, card: select.filters(snapshot).card },
    check: checkUntil(today),
    clears: ['card'],
    onTyped: ({ startDate, endDate }) => tell({ state, startDate, endDate }),
  });
  const choose = (value: string) => {
    const { startDate, endDate } = values;
    setState(value as ReportState);
    tell({ state: value as ReportState, startDate, endDate });
  };
  const event = { type: 'report.requested', filters: filtersOf(values, state) } as const;
  return (
    <FilterPanel
      label={words.title}
      onSubmit={() => send(event)}
      actions={<Search snapshot={snapshot} ready={snapshot.can(event)} />}
    >
      <Two>
        <Select
          label={words.state}
          hint={words.stateHint}
          emptyOption={words.everyState}
          options={states}
          value={state}
          onChange={choose}
        />
        <CardField state={field('card')} lost={select.lacksCard(snapshot)} />
      </Two>
      <Two>
        <DateField label={words.from} state={field('startDate')} />
        <DateField label={words.to} state={field('endDate')} />
      </Two>
    </FilterPanel>
  );
}

interface SearchProps extends Pick<ScreenProps, 'snapshot'> {
  ready: boolean;
}

function Search({ snapshot, ready }: SearchProps) {
  const searching = select.isSearching(snapshot);
  return (
    <>
      <Button type="submit" icon="search" pending={searching} disabled={!searching && !ready}>
        {sharedTexts.search}
      </Button>
      <p className="text-ink-soft">
        {words.needed[select.isCompany(snapshot) ? 'company' : 'shop']}
      </p>
    </>
  );
}
