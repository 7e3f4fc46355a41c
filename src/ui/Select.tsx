import type { ComponentPropsWithRef } from 'react';
import { classes, controlBox, controlInput } from './classes';
import { Field, type FieldProps } from './Field';
import { Icon } from './Icon';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

type NativeProps = Omit<ComponentPropsWithRef<'select'>, 'className' | 'onChange' | 'id' | 'value'>;

export interface SelectProps<Value extends string = string> extends FieldProps, NativeProps {
  options: readonly Option<Value>[];
  value: NoInfer<Value> | '';
  onChange: (value: Value) => void;
  /** The words of an option with the value '', put first. */
  emptyOption?: string | undefined;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, info, spokenHint, id, options, emptyOption, onChange, ...select } =
    props;
  return (
    <Field {...{ label, hint, error, info, spokenHint, id }}>
      {(ties) => (
        <div className={classes(controlBox, 'relative')}>
          <select
            {...select}
            {...ties}
            data-control=""
            className={`${controlInput} cursor-pointer appearance-none pr-[min(2.75rem,12vw)]`}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {emptyOption !== undefined && <option value="">{emptyOption}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-[min(0.75rem,2vw)] grid place-items-center text-ink-soft">
            <Icon name="down" />
          </span>
        </div>
      )}
    </Field>
  );
}
