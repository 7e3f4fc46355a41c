import type { ActorRefFrom } from 'xstate';
import type { searchMachine } from '../../machines/search/search.machine';
import * as select from '../../machines/search/search.selectors';
import type { FlowFacts } from '../flow';
import { filterTexts, movementTexts } from '../italian/movements';
import { sharedTexts } from '../italian/shared';
import { EmptyState } from '../ui/EmptyState';
import { Loading } from '../ui/Loading';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { useActiveSnapshot } from '../use-active-snapshot';
import { MovementsFilters } from './MovementsFilters';
import { MovementsResults } from './MovementsResults';

export interface MovementsProps {
  readonly actor: ActorRefFrom<typeof searchMachine>;
  readonly facts: Pick<FlowFacts, 'session' | 'today'>;
}

/** Consulta Movimenti (MOV-001). */
export function MovementsView({ actor, facts }: MovementsProps) {
  const snapshot = useActiveSnapshot(actor);
  return (
    <PageStack>
      <PageHeading title={movementTexts.title} intro={movementTexts.intro} />
      <MovementsFilters snapshot={snapshot} send={actor.send} facts={facts} />
      {select.isLoading(snapshot) && <Loading />}
      {select.isWaiting(snapshot) && <EmptyState icon="search" title={filterTexts.monthNeeded} />}
      {select.isEmpty(snapshot) && (
        <EmptyState title={sharedTexts.noResult}>{movementTexts.emptyAdvice}</EmptyState>
      )}
      {select.hasResults(snapshot) && (
        <MovementsResults snapshot={snapshot} send={actor.send} facts={facts} />
      )}
    </PageStack>
  );
}
