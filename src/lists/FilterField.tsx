import { useState } from 'react';
import { violationOf } from '../../acquirer/contract/rules/violation';
import type { Criteria } from '../../machines/criteria';
import { monthChoices } from '../italian/months';
import { filterTexts } from '../italian/search';
import { sharedTexts } from '../italian/shared';
import { AmountField, ExactAmountField } from '../ui/AmountField';
import { DigitsField } from '../ui/DigitsField';
import { FieldPair, WideField } from '../ui/FilterPanel';
import { RadioGroup } from '../ui/RadioGroup';
import { Select } from '../ui/Select';
import { isReversed, type NamedFilter } from './filters';
import type { ChoiceFilter, DigitsFilter, ExactFilter, LeastFilter, MonthFilter } from './list';

/** VAL-067: letters can only have been pasted, as typing drops them; such a text is cleared, with an error. */
export const useStrictDigits = <Asked extends Criteria>(
  draft: Asked,
  own: readonly NamedFilter<Asked>[],
  clear: (name: keyof Asked & string) => void,
) => {
  const [refused, refuse] = useState<readonly string[]>([]);
  const isWrong = (filter: NamedFilter<Asked>) =>
    filter.kind === 'digits' &&
    filter.strict === true &&
    violationOf(filter.rule, draft[filter.name] ?? '') === 'digitsOnly';
  const wrong = own.filter(isWrong).map(({ name }) => name);

  return {
    refused,
    /** The criteria without what will be cleared. */
    fitting: { ...draft, ...Object.fromEntries(wrong.map((name) => [name, ''])) },
    check: () => {
      wrong.forEach(clear);
      if (wrong.length > 0) refuse((before) => [...before, ...wrong]);
    },
    forget: (name: string) => refuse((before) => before.filter((other) => other !== name)),
  };
};

interface FilterFieldProps<Asked extends Criteria, Filter = NamedFilter<Asked>> {
  readonly filter: Filter;
  /** All filters that are the list's own. */
  readonly own: readonly NamedFilter<Asked>[];
  readonly draft: Asked;
  readonly set: (name: string, text: string) => void;
  readonly strict: ReturnType<typeof useStrictDigits<Asked>>;
  /** The day it is in Italy. */
  readonly today: string;
}

type Named<Asked, Filter> = Filter & { readonly name: keyof Asked & string };

/** One filter, drawn by its kind. */
export function FilterField<Asked extends Criteria>(props: FilterFieldProps<Asked>) {
  const { filter } = props;
  if (filter.kind === 'digits') return <Digits {...props} filter={filter} />;
  if (filter.kind === 'least') return <Range {...props} filter={filter} />;
  if (filter.kind === 'exact') return <Exact {...props} filter={filter} />;
  if (filter.kind === 'month') return <OtherMonth {...props} filter={filter} />;
  // An upper bound is drawn with its lower one.
  return filter.kind === 'choice' ? <Choice {...props} filter={filter} /> : null;
}

function Digits<Asked extends Criteria>(
  props: FilterFieldProps<Asked, Named<Asked, DigitsFilter>>,
) {
  const { filter, draft, set, strict } = props;
  const { name, label, longest } = filter;
  const field = { label, value: draft[name] ?? '', longest };
  if (!filter.strict) return <DigitsField {...field} onChange={(typed) => set(name, typed)} />;
  return (
    <DigitsField
      {...field}
      keepsPasted
      error={strict.refused.includes(name) ? sharedTexts.digitsOnly : null}
      onChange={(typed) => {
        set(name, typed.trim());
        strict.forget(name);
      }}
      onBlur={strict.check}
    />
  );
}

/** Two bounds of one amount, and a message where no amount is between them. */
function Range<Asked extends Criteria>(
  props: FilterFieldProps<Asked, Named<Asked, LeastFilter<Asked>>>,
) {
  const { filter, own, draft, set } = props;
  const bounds = own.filter(({ name }) => name === filter.name || name === filter.upTo);
  const warning = isReversed(draft, filter) ? filterTexts.minimumAboveMaximum : null;
  return (
    <FieldPair warning={warning}>
      {bounds.map(({ name, label }) => (
        <AmountField
          key={name}
          label={label}
          value={draft[name] ?? ''}
          onChange={(typed) => set(name, typed)}
        />
      ))}
    </FieldPair>
  );
}

function Exact<Asked extends Criteria>(props: FilterFieldProps<Asked, Named<Asked, ExactFilter>>) {
  const { filter, draft, set } = props;
  const { name, label, hint } = filter;
  return (
    <ExactAmountField
      label={label}
      hint={hint}
      value={draft[name] ?? ''}
      onChange={(typed) => set(name, typed)}
    />
  );
}

function OtherMonth<Asked extends Criteria>(
  props: FilterFieldProps<Asked, Named<Asked, MonthFilter>>,
) {
  const { filter, draft, set, today } = props;
  const { name, label, none } = filter;
  return (
    <Select
      label={label}
      emptyOption={none}
      options={monthChoices(today)}
      value={draft[name] ?? ''}
      onChange={(chosen) => set(name, chosen)}
    />
  );
}

function Choice<Asked extends Criteria>(
  props: FilterFieldProps<Asked, Named<Asked, ChoiceFilter>>,
) {
  const { filter, draft, set } = props;
  const { name, label, words } = filter;
  const choice = (
    <RadioGroup
      legend={label}
      value={draft[name] ?? ''}
      onChange={(value) => set(name, value)}
      options={Object.entries(words).map(([value, text]) => ({ value, label: text }))}
    />
  );
  return filter.always ? choice : <WideField>{choice}</WideField>;
}
