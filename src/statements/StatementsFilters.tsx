import type { Statement } from '../../acquirer/contract/statements';
import * as select from '../../machines/shared/list/list.selectors';
import type { StatementCriteria } from '../../machines/statements/statements.actors';
import { monthChoices } from '../italian/months';
import { filterTexts, period, searchTexts } from '../italian/search';
import { sharedTexts } from '../italian/shared';
import { statementTexts } from '../italian/statements';
import type { ListPartProps } from '../lists/ListRows';
import { useDraft } from '../lists/use-draft';
import { Button } from '../ui/Button';
import { FilterPanel, GrowingField } from '../ui/FilterPanel';
import { Select } from '../ui/Select';
import { TextField } from '../ui/TextField';

interface StatementsFiltersProps extends ListPartProps<Statement, StatementCriteria> {
  readonly today: string;
}

const longestSearch = 40;

const askedIn = ({ search, month, codPos }: StatementCriteria) => [
  ...(codPos === '' ? [] : [`${searchTexts.point}: ${codPos}`]),
  ...(search === '' ? [] : [`${statementTexts.search}: ${search}`]),
  `${searchTexts.period}: ${month === '' ? statementTexts.everyMonth : period(month, '')}`,
];

/** EST-001 to EST-003: the text only where no point of sale is fixed, the month with 'Tutti'. */
export function StatementsFilters({ snapshot, send, today }: StatementsFiltersProps) {
  const { draft, field } = useDraft(select.criteria(snapshot), {
    search: statementTexts.search,
    month: statementTexts.month,
  });
  const search = {
    type: 'search.requested',
    criteria: { ...draft, search: draft.search.trim() },
  } as const;
  return (
    <FilterPanel
      label={filterTexts.title}
      asked={askedIn(select.criteria(snapshot))}
      onSubmit={() => send(search)}
      actions={
        <Button type="submit" icon="search" disabled={!snapshot.can(search)}>
          {sharedTexts.search}
        </Button>
      }
    >
      {draft.codPos === '' && (
        <GrowingField>
          <TextField
            {...field('search')}
            placeholder={statementTexts.searchHint}
            longest={longestSearch}
            autoComplete="off"
            enterKeyHint="search"
          />
        </GrowingField>
      )}
      <Select
        {...field('month')}
        options={monthChoices(today)}
        emptyOption={statementTexts.everyMonth}
      />
    </FilterPanel>
  );
}
