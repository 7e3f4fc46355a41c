import type { ListEvent } from '../../machines/shared/list/list.machine';
import * as select from '../../machines/shared/list/list.selectors';
import { chargeColumns } from '../differences/columns';
import type { chargeCriteriaFrom } from '../differences/criteria';
import { MonthFilters } from '../differences/MonthFilters';
import { MonthlyList, type MonthlyListProps } from '../differences/MonthlyList';
import { chargeTexts } from '../italian/charges';
import type { ListPartProps } from '../shared/list/ListRows';
import { useDraft } from '../shared/search/use-draft';

/** Consulta Addebiti/Accrediti Generati da Contestazioni (ADD-001 to ADD-005). */
export function ChargesView({ actor, facts }: MonthlyListProps) {
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

function Filters({ snapshot, send, today }: ListPartProps & { today: string }) {
  const asked = select.criteria(snapshot) as ReturnType<typeof chargeCriteriaFrom>;
  const { draft, field } = useDraft(asked, {});
  const search: ListEvent = { type: 'search.requested', criteria: draft };
  return (
    <MonthFilters
      month={draft.month}
      onMonth={field('month').onChange}
      today={today}
      ready={snapshot.can(search)}
      onSearch={() => send(search)}
    />
  );
}
