import { useId, useState } from 'react';
import * as v from 'valibot';
import { type Rule, says, violationOf } from '../../../../acquirer/contract/rules';
import { violationTexts } from '../../../italian/violations';
import { controlBox, controlInput } from '../../../ui/control-look';

/** Anything but nothing. */
export const filled = v.pipe(v.string(says('required')), v.regex(/\S/, says('required')));

interface RowFieldProps {
  /** Heard, not seen: the column's header stands above. */
  label: string;
  rule: Rule;
  longest: number;
  inputMode: 'numeric' | 'email' | undefined;
  value: string;
  onChange: (text: string) => void;
}

/** A field in a row of a table; it says what is wrong once it has been left. */
export function RowField({ label, rule, longest, inputMode, value, onChange }: RowFieldProps) {
  const id = useId();
  const [left, setLeft] = useState(false);
  const violation = left ? violationOf(rule, value) : undefined;
  return (
    <div className="max-md:mt-1">
      <div className={controlBox}>
        <input
          type="text"
          aria-label={label}
          aria-describedby={violation && id}
          aria-invalid={violation ? true : undefined}
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={longest}
          value={value}
          data-control=""
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => setLeft(true)}
          className={controlInput}
        />
      </div>
      <p id={id} aria-live="polite" className="text-sm font-medium text-danger">
        {violation && violationTexts[violation]}
      </p>
    </div>
  );
}
