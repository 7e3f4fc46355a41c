import type { AnyActorRef } from 'xstate';
import type { Criteria } from '../../machines/criteria';
import { filterTexts } from '../italian/search';
import { sharedTexts } from '../italian/shared';
import type { FlowInput } from '../shared/flow';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Button } from '../ui/Button';
import { FilterPanel } from '../ui/FilterPanel';
import { FilterField } from './FilterField';
import { filtersIn, isReversed, type NamedFilter } from './filters';
import type { ListFilters } from './list';
import { Period } from './Period';
import { useDraft } from './use-draft';
import { useStrictDigits } from './use-strict-digits';
import { filtersInWords } from './workbook-facts';

/** The part of a list's chart that its filters use. */
export interface Searching<Asked> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): {
    readonly status: string;
    readonly context: { readonly criteria: Asked };
    can(event: { readonly type: 'search.requested'; readonly criteria: Asked }): boolean;
  };
  send(event: { readonly type: 'search.requested'; readonly criteria: Asked }): void;
}

interface FilterFormProps<Asked> {
  readonly filters: ListFilters<Asked>;
  readonly actor: Searching<Asked>;
  readonly flowInput: Pick<FlowInput, 'session' | 'today'>;
}

/** Fields of one width share a row of the panel. */
const order: readonly NamedFilter<unknown>['kind'][] = [
  'digits',
  'least',
  'choice',
  'month',
  'exact',
];

const isAlways = <Asked,>(filter: NamedFilter<Asked>) =>
  filter.kind === 'month' ||
  filter.kind === 'exact' ||
  (filter.kind === 'choice' && filter.always === true);

/**
 * The filters of a list: the period and CERCA in a row, most others behind 'Altri filtri'.
 * Remounted for another search, not for new rows.
 */
export function FilterForm<Asked extends Criteria>(props: FilterFormProps<Asked>) {
  const { filters, actor, flowInput } = props;
  const asked = useActiveSnapshot(actor, ({ context }) => context.criteria);
  const { draft, change } = useDraft(asked, {});
  const set = (name: string, text: string) => change({ [name]: text } as Partial<Asked>);
  const own = filtersIn(filters).filter(({ isFor }) => isFor?.(flowInput.session) ?? true);
  const strict = useStrictDigits(draft, own, (name) => set(name, ''));
  const more = own.filter((filter) => !isAlways(filter));
  const searching = (criteria: Asked) => ({ type: 'search.requested', criteria }) as const;
  const field = (filter: NamedFilter<Asked>) => (
    <FilterField
      key={filter.name}
      {...{ filter, own, draft, set, strict }}
      today={flowInput.today}
    />
  );
  return (
    <FilterPanel
      label={filterTexts.title}
      asked={filtersInWords(asked, own)}
      onSubmit={() => {
        strict.check();
        actor.send(searching(draft));
      }}
      {...(more.length > 0 && {
        more: {
          fields: order.flatMap((kind) => more.filter((filter) => filter.kind === kind)).map(field),
          inUse: more.filter(({ name }) => draft[name] !== '').length,
          wrong: strict.refused.length > 0 || own.some((filter) => isReversed(draft, filter)),
        },
      })}
      actions={
        <Button
          type="submit"
          icon="search"
          disabled={!actor.getSnapshot().can(searching(strict.fitting))}
        >
          {sharedTexts.search}
        </Button>
      }
    >
      <Period filters={filters} draft={draft} set={set} today={flowInput.today} />
      {own.filter(isAlways).map(field)}
    </FilterPanel>
  );
}
