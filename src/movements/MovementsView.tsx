import type { ActorRefFrom } from 'xstate';
import type { searchMachine } from '../../machines/shared/search/search.machine';
import type { FlowFacts } from '../flow';
import { movementTexts } from '../italian/movements';
import { SearchResults } from '../shared/search/SearchResults';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { useActiveSnapshot } from '../use-active-snapshot';
import { MovementsFilters } from './MovementsFilters';
import { MovementsTable } from './MovementsTable';

export interface MovementsProps {
  readonly actor: ActorRefFrom<typeof searchMachine>;
  readonly facts: Pick<FlowFacts, 'session' | 'today'>;
}

/** Consulta Movimenti (MOV-001, MOV-011 to MOV-021). */
export function MovementsView({ actor, facts }: MovementsProps) {
  const snapshot = useActiveSnapshot(actor);
  const part = { snapshot, send: actor.send };
  return (
    <PageStack close>
      <PageHeading title={movementTexts.title} intro={movementTexts.intro} />
      <MovementsFilters {...part} facts={facts} />
      <SearchResults {...part} session={facts.session} totals={movementTexts.totals}>
        {() => <MovementsTable {...part} />}
      </SearchResults>
    </PageStack>
  );
}
