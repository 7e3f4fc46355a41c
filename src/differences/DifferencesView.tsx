import type { DifferenceCriteria } from '../../machines/differences/differences.actors';
import * as select from '../../machines/shared/list/list.selectors';
import { differenceTexts } from '../italian/differences';
import { useDraft } from '../shared/search/use-draft';
import { RadioGroup } from '../ui/RadioGroup';
import { differenceColumns } from './columns';
import { MonthFilters } from './MonthFilters';
import { type FiltersProps, MonthlyList, type MonthlyListProps } from './MonthlyList';

const types = Object.entries(differenceTexts.types).map(([value, label]) => ({ value, label }));

/** Consulta Dettaglio Differenze Contabili (DIF-001 to DIF-008). */
export function DifferencesView({ actor, facts }: MonthlyListProps<DifferenceCriteria>) {
  return (
    <MonthlyList
      actor={actor}
      facts={facts}
      words={differenceTexts}
      columns={differenceColumns}
      filters={(snapshot) => <Filters snapshot={snapshot} send={actor.send} today={facts.today} />}
    />
  );
}

function Filters({ snapshot, send, today }: FiltersProps<DifferenceCriteria>) {
  const { draft, change, field } = useDraft(select.criteria(snapshot), differenceTexts.filters);
  const search = { type: 'search.requested', criteria: draft } as const;
  return (
    <MonthFilters
      month={draft.month}
      onMonth={(month) => change({ month })}
      today={today}
      ready={snapshot.can(search)}
      onSearch={() => send(search)}
    >
      <RadioGroup
        legend={differenceTexts.filters.type}
        value={draft.type}
        onChange={field('type').onChange}
        options={types}
      />
    </MonthFilters>
  );
}
