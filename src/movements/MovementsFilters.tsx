import type { Movement } from '../../acquirer/contract/movements';
import { amountsReversed } from '../../acquirer/contract/rules/codes';
import type { MovementCriteria } from '../../machines/movements/movements.actors';
import { isCompany } from '../../machines/portal/session';
import * as select from '../../machines/shared/search/search.selectors';
import type { FlowFacts } from '../flow';
import { movementTexts } from '../italian/movements';
import { sharedTexts } from '../italian/shared';
import { AmountRange, SearchFilters } from '../shared/search/SearchFilters';
import type { SearchPartProps } from '../shared/search/SearchResults';
import { useDraft } from '../shared/search/use-draft';
import { DigitsField } from '../ui/DigitsField';
import { WideField } from '../ui/FilterPanel';
import { RadioGroup } from '../ui/RadioGroup';
import { TextField } from '../ui/TextField';

export interface MovementsPartProps extends SearchPartProps<Movement, MovementCriteria> {
  readonly facts: Pick<FlowFacts, 'session' | 'today'>;
}

const { filters: labels, validity } = movementTexts;

const validities = Object.entries(validity).map(([value, label]) => ({ value, label }));

/** MOV-002 to MOV-010. */
export function MovementsFilters({ snapshot, send, facts }: MovementsPartProps) {
  const { draft, change, field } = useDraft(select.criteria(snapshot), labels);
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
      ready={snapshot.can(search)}
      onSearch={() => send(search)}
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
