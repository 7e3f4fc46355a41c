import type { Movement } from '../../acquirer/contract/movements';
import type { MovementCriteria } from '../../machines/movements/movements.actors';
import * as select from '../../machines/shared/search/search.selectors';
import type { SearchActor } from '../../machines/shared/search/search-of';
import type { FlowFacts } from '../flow';
import { formatEuro, formatWhole } from '../italian/format';
import { movementTexts } from '../italian/movements';
import { SearchResults } from '../shared/search/SearchResults';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { useActiveSnapshot } from '../use-active-snapshot';
import { cancelledIn } from './cancelled';
import { MovementsFilters, type MovementsPartProps } from './MovementsFilters';
import { MovementsTable } from './MovementsTable';

export interface MovementsProps {
  readonly actor: SearchActor<Movement, MovementCriteria>;
  readonly facts: Pick<FlowFacts, 'session' | 'today'>;
}

/** What of the figures is cancelled: as the acquirer says, or as the rows do where all are here. */
const cancelledOf = (snapshot: MovementsPartProps['snapshot']) => {
  const cancelled = select.totals(snapshot)?.cancelled ?? cancelledIn(select.allRows(snapshot));
  if (!cancelled || cancelled.count === 0) return null;
  const { count, sums } = cancelled;
  return movementTexts.cancelled(formatWhole(count), formatEuro(sums.amount ?? 0));
};

/** Consulta Movimenti (MOV-001, MOV-011 to MOV-021). */
export function MovementsView({ actor, facts }: MovementsProps) {
  const snapshot = useActiveSnapshot(actor);
  const part = { snapshot, send: actor.send };
  return (
    <PageStack close>
      <PageHeading title={movementTexts.title} intro={movementTexts.intro} />
      <MovementsFilters {...part} facts={facts} />
      <SearchResults
        {...part}
        session={facts.session}
        totals={movementTexts.totals}
        note={cancelledOf(snapshot)}
      >
        {() => <MovementsTable {...part} />}
      </SearchResults>
    </PageStack>
  );
}
