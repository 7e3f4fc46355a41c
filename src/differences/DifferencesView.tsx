import type { ListEvent } from '../../machines/shared/list/list.machine';
import * as select from '../../machines/shared/list/list.selectors';
import { differenceTexts } from '../italian/differences';
import type { ListPartProps } from '../shared/list/ListRows';
import { useDraft } from '../shared/search/use-draft';
import { RadioGroup } from '../ui/RadioGroup';
import { differenceColumns } from './columns';
import type { differenceCriteriaFrom } from './criteria';
import { MonthFilters } from './MonthFilters';
import { MonthlyList, type MonthlyListProps } from './MonthlyList';

const types = Object.entries(differenceTexts.types).map(([value, label]) => ({ value, label }));

/** Consulta Dettaglio Differenze Contabili (DIF-001 to DIF-008). */
export function DifferencesView({ actor, facts }: MonthlyListProps) {
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

function Filters({ snapshot, send, today }: ListPartProps & { today: string }) {
  const asked = select.criteria(snapshot) as ReturnType<typeof differenceCriteriaFrom>;
  const { draft, field } = useDraft(asked, differenceTexts.filters);
  const search: ListEvent = { type: 'search.requested', criteria: draft };
  return (
    <MonthFilters
      month={draft.month}
      onMonth={field('month').onChange}
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
