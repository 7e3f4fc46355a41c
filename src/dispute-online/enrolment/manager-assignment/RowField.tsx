import { type ReactNode, useId, useState } from 'react';
import { type Rule, violationOf } from '../../../../acquirer/contract/rules';
import { kitTexts } from '../../../italian/shared';
import { violationTexts } from '../../../italian/violations';
import { controlBox, controlInput } from '../../../ui/classes';
import { Icon } from '../../../ui/Icon';
import type { Option } from '../../../ui/Select';

interface RowProps {
  /** For screen readers only: the column has a visible header. */
  label: string;
  /** The width that it keeps in a table, as a class: columns leave before it is too short to be read. */
  room: string;
  rule: Rule;
  value: string;
  /** The acquirer's refusal of this field. */
  refusal: string | null;
  /** In characters; a longer text is not cut. */
  longest?: number;
  onChange: (text: string) => void;
}

interface Ties {
  'aria-label': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'data-control': '';
  required: true;
  value: string;
  onBlur: () => void;
}

interface InRowProps extends Omit<RowProps, 'onChange'> {
  children: (ties: Ties) => ReactNode;
}

/** A control in a row of a table; its error appears once it loses the focus. */
function InRow({ label, room, rule, value, refusal, longest = Infinity, children }: InRowProps) {
  const id = useId();
  const [left, setLeft] = useState(false);
  const violation = left ? violationOf(rule, value) : undefined;
  const broken = violation ? violationTexts[violation] : refusal;
  const wrong = value.length > longest ? kitTexts.tooLong(longest, value.length) : broken;
  return (
    <div className={`max-md:mt-1 ${room}`}>
      <div className={`${controlBox} relative`}>
        {children({
          'aria-label': label,
          'aria-describedby': wrong ? id : undefined,
          'aria-invalid': wrong ? true : undefined,
          'data-control': '',
          required: true,
          value,
          onBlur: () => setLeft(true),
        })}
      </div>
      <p id={id} aria-live="polite" className="text-sm font-medium text-danger">
        {wrong}
      </p>
    </div>
  );
}

interface RowFieldProps extends RowProps {
  inputMode?: 'email' | undefined;
}

export function RowField({ inputMode, onChange, ...row }: RowFieldProps) {
  return (
    <InRow {...row}>
      {(ties) => (
        <input
          {...ties}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          className={controlInput}
        />
      )}
    </InRow>
  );
}

interface RowSelectProps extends RowProps {
  options: readonly Option[];
  emptyOption: string;
  disabled?: boolean;
}

export function RowSelect({
  options,
  emptyOption,
  disabled = false,
  onChange,
  ...row
}: RowSelectProps) {
  return (
    <InRow {...row}>
      {(ties) => (
        <>
          <select
            {...ties}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
            className={`${controlInput} cursor-pointer appearance-none pr-10`}
          >
            <option value="">{emptyOption}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-ink-soft">
            <Icon name="down" />
          </span>
        </>
      )}
    </InRow>
  );
}
