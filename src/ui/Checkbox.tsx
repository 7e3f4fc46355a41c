import { type ComponentPropsWithRef, useId } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'onChange' | 'type' | 'checked'> {
  /** Its label, and further text. */
  label: string;
  description?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | null | undefined;
}

export function Checkbox({
  label,
  description,
  checked,
  onChange,
  error,
  ...input
}: CheckboxProps) {
  const id = useId();
  const described = classes(description !== undefined && `${id}-text`, error && `${id}-error`);
  return (
    <div>
      <label className="flex min-h-control cursor-pointer items-start gap-3 py-2.5">
        <input
          {...input}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-label={label}
          aria-describedby={described || undefined}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>
          {label} {description !== undefined && <span id={`${id}-text`}>{description}</span>}
        </span>
      </label>
      <div id={`${id}-error`} aria-live="polite">
        {error && (
          <p className="flex items-start gap-1.5 font-medium text-danger">
            <Icon name="error" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
