import type { Movement } from '../../acquirer/contract/movements';
import * as select from '../../machines/shared/search/search.selectors';
import { formatEuro, formatWhole } from '../italian/format';
import { movementTexts } from '../italian/movements';
import { SearchResults } from '../shared/search/SearchResults';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { cancelledIn } from './cancelled';
import { MovementsFilters, type MovementsProps } from './MovementsFilters';
import { MovementsTable } from './MovementsTable';

/** What of the figures is cancelled: as the acquirer says, or as the rows do where all are here. */
const cancelledOf = (snapshot: select.SearchSnapshot<Movement>) => {
  const cancelled = select.totals(snapshot)?.cancelled ?? cancelledIn(select.allRows(snapshot));
  if (!cancelled || cancelled.count === 0) return null;
  const { count, sums } = cancelled;
  return movementTexts.cancelled(formatWhole(count), formatEuro(sums.amount ?? 0));
};

/** Consulta Movimenti (MOV-001, MOV-011 to MOV-021). */
export function MovementsView(props: MovementsProps) {
  return (
    <PageStack close>
      <PageHeading title={movementTexts.title} intro={movementTexts.intro} />
      <MovementsFilters {...props} />
      <Found {...props} />
    </PageStack>
  );
}

function Found({ actor, facts }: MovementsProps) {
  const snapshot = useActiveSnapshot(actor);
  const part = { snapshot, send: actor.send };
  return (
    <SearchResults
      {...part}
      session={facts.session}
      totals={movementTexts.totals}
      note={cancelledOf(snapshot)}
    >
      {() => <MovementsTable {...part} />}
    </SearchResults>
  );
}
