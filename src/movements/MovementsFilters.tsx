import type { Movement } from '../../acquirer/contract/movements';
import { amountsReversed } from '../../acquirer/contract/rules/codes';
import type { MovementCriteria } from '../../machines/movements/movements.actors';
import { isCompany } from '../../machines/portal/session';
import * as select from '../../machines/shared/search/search.selectors';
import type { SearchActor } from '../../machines/shared/search/search-of';
import { movementTexts } from '../italian/movements';
import { sharedTexts } from '../italian/shared';
import type { FlowFacts } from '../shared/flow';
import { AmountRange, SearchFilters } from '../shared/search/SearchFilters';
import { useDraft } from '../shared/search/use-draft';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { DigitsField } from '../ui/DigitsField';
import { WideField } from '../ui/FilterPanel';
import { RadioGroup } from '../ui/RadioGroup';
import { TextField } from '../ui/TextField';

export interface MovementsProps {
  readonly actor: SearchActor<Movement, MovementCriteria>;
  readonly facts: Pick<FlowFacts, 'session' | 'today'>;
}

const { filters: labels, validity } = movementTexts;

const validities = Object.entries(validity).map(([value, label]) => ({ value, label }));

/** MOV-002 to MOV-010. Drawn again when another search is asked for, not when rows come. */
export function MovementsFilters({ actor, facts }: MovementsProps) {
  const { draft, change, field } = useDraft(useActiveSnapshot(actor, select.criteria), labels);
  const { month: _month, day: _day, codPos: _codPos, ...others } = draft;
  const search = { type: 'search.requested', criteria: draft } as const;
  return (
    <SearchFilters
      draft={draft}
      change={change}
      today={facts.today}
      others={others}
      wrong={
        amountsReversed(draft.minAmount, draft.maxAmount) ||
        amountsReversed(draft.minNetAmount, draft.maxNetAmount)
      }
      ready={actor.getSnapshot().can(search)}
      onSearch={() => actor.send(search)}
    >
      {/* VAL-065: a shop may name one of its terminals; a company sees the point in force. */}
      {isCompany(facts.session) ? (
        <TextField label={labels.pos} value={draft.codPos || sharedTexts.all} readOnly />
      ) : (
        <DigitsField {...field('pos')} maxLength={10} />
      )}
      <AmountRange from={field('minAmount')} to={field('maxAmount')} />
      <AmountRange from={field('minNetAmount')} to={field('maxNetAmount')} />
      <WideField>
        <RadioGroup
          legend={labels.closedOnly}
          value={draft.closedOnly}
          onChange={field('closedOnly').onChange}
          options={validities}
        />
      </WideField>
    </SearchFilters>
  );
}
