import { useId } from 'react';
import type { Option } from './Select';

export interface RadioGroupProps {
  legend: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
}

// A fieldset that screen readers announce as one choice out of several.
const asRadioGroup = { role: 'radiogroup' };

export function RadioGroup({ legend, options, value, onChange, disabled }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset {...asRadioGroup} aria-labelledby={`${id}-legend`} disabled={disabled}>
      <legend id={`${id}-legend`} className="mb-1.5 font-semibold">
        {legend}
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-control cursor-pointer items-center gap-2.5"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0 accent-accent"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
