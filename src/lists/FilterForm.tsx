import type { AnyActorRef } from 'xstate';
import type { Criteria } from '../../machines/criteria';
import { dayChoices, monthChoices } from '../italian/months';
import { filterTexts } from '../italian/search';
import { kitTexts, sharedTexts } from '../italian/shared';
import type { FlowInput } from '../shared/flow';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Button } from '../ui/Button';
import { FilterPanel } from '../ui/FilterPanel';
import { Select, type SelectProps } from '../ui/Select';
import { FilterField, useStrictDigits } from './FilterField';
import { filtersIn, isReversed, type NamedFilter } from './filters';
import type { ListFilters } from './list';
import { useDraft } from './use-draft';
import { filtersInWords } from './workbook-facts';

/** The caller passes the months (13, newest first); until one is chosen the value is ''. */
export function MonthSelect(props: SelectProps) {
  return <Select emptyOption={kitTexts.chooseMonth} {...props} />;
}

/** The days of the chosen month after an empty first option; disabled without a month (VAL-070). */
export function DaySelect(props: SelectProps) {
  return (
    <Select emptyOption={kitTexts.everyDay} disabled={props.options.length === 0} {...props} />
  );
}

interface PeriodProps {
  /** The filters of the list: some lists have no day. */
  readonly filters: object;
  readonly draft: Criteria;
  readonly set: (name: string, text: string) => void;
  readonly today: string;
}

/** The month of a list, and a day of it (MOV-002, DIF-002, ADD-002). */
function Period({ filters, draft: { month = '', day = '' }, set, today }: PeriodProps) {
  const hasDay = 'day' in filters;
  return (
    <>
      <MonthSelect
        label={filterTexts.month}
        options={monthChoices(today)}
        value={month}
        required
        onChange={(chosen) => {
          set('month', chosen);
          if (hasDay) set('day', '');
        }}
      />
      {hasDay && (
        <DaySelect
          label={filterTexts.day}
          options={dayChoices(month)}
          value={day}
          onChange={(chosen) => set('day', chosen)}
        />
      )}
    </>
  );
}

/** The part of a list's chart that its filters use. */
interface Searching<Asked> extends Pick<AnyActorRef, 'subscribe'> {
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
