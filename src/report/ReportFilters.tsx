import { useState } from 'react';
import type { ReportState } from '../../acquirer/contract/report';
import * as select from '../../machines/report/report.selectors';
import type { TypedFilters } from '../../machines/report/report.types';
import { useFields } from '../form/use-fields';
import { reportTexts } from '../italian/report';
import { sharedTexts } from '../italian/shared';
import { Button } from '../ui/Button';
import { FilterPanel } from '../ui/FilterPanel';
import { Select } from '../ui/Select';
import { DateField } from './DateField';
import { CardField, SentCard, Two } from './FilterFields';
import { checkUntil, filtersOf, type Typed } from './filter-rules';
import { PeriodChoice } from './PeriodChoice';
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
  const notify = (typed: TypedFilters) => send({ type: 'filters.typed', typed });
  const sentCard = select.sentCard(snapshot);
  const [changesCard, setChangesCard] = useState(false);
  const { values, field, fillIn } = useFields<keyof Typed>({
    initial: { ...dates, card: sentCard },
    check: checkUntil(today),
    clears: ['card'],
    onTyped: ({ startDate, endDate }) => notify({ state, startDate, endDate }),
  });
  const choose = (value: string) => {
    const { startDate, endDate } = values;
    setState(value as ReportState);
    notify({ state: value as ReportState, startDate, endDate });
  };
  const event = { type: 'report.requested', filters: filtersOf(values, state) } as const;
  const ready = snapshot.can(event);
  const search = () => {
    if (ready) setChangesCard(false);
    send(event);
  };
  const changeCard = () => {
    setChangesCard(true);
    fillIn({ card: '' });
  };
  const showsSent = !changesCard && sentCard !== '';
  return (
    <FilterPanel
      label={words.title}
      asked={[]}
      onSubmit={search}
      actions={<Search snapshot={snapshot} ready={ready} />}
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
        {showsSent ? (
          <SentCard card={sentCard} onChange={changeCard} />
        ) : (
          <CardField
            state={field('card')}
            lost={select.lacksCard(snapshot)}
            takesFocus={changesCard}
          />
        )}
      </Two>
      <PeriodChoice today={today} typed={values} onChoose={fillIn} />
      <Two>
        <DateField label={words.from} state={field('startDate')} today={today} />
        <DateField label={words.to} state={field('endDate')} today={today} />
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
