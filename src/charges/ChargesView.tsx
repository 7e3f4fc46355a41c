import type { ChargeCriteria } from '../../machines/charges/charges.actors';
import * as select from '../../machines/shared/list/list.selectors';
import { chargeColumns } from '../differences/columns';
import { MonthFilters } from '../differences/MonthFilters';
import { type FiltersProps, MonthlyList, type MonthlyListProps } from '../differences/MonthlyList';
import { chargeTexts } from '../italian/charges';
import { useDraft } from '../shared/search/use-draft';

/** Consulta Addebiti/Accrediti Generati da Contestazioni (ADD-001 to ADD-005). */
export function ChargesView({ actor, facts }: MonthlyListProps<ChargeCriteria>) {
  return (
    <MonthlyList
      actor={actor}
      facts={facts}
      words={chargeTexts}
      columns={chargeColumns}
      filters={(snapshot) => <Filters snapshot={snapshot} send={actor.send} today={facts.today} />}
    />
  );
}

function Filters({ snapshot, send, today }: FiltersProps<ChargeCriteria>) {
  const { draft, change } = useDraft(select.criteria(snapshot), {});
  const search = { type: 'search.requested', criteria: draft } as const;
  return (
    <MonthFilters
      month={draft.month}
      onMonth={(month) => change({ month })}
      today={today}
      ready={snapshot.can(search)}
      onSearch={() => send(search)}
    />
  );
}
