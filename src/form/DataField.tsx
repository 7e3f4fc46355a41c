import type { MouseEvent } from 'react';
import { formTexts } from '../italian/form';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { TextField } from '../ui/TextField';
import { type FieldData, readAs, withItalianPrefix } from './field-data';
import type { FieldState } from './use-fields';

const keyboards = {
  digits: { inputMode: 'numeric' },
  vat: { inputMode: 'numeric' },
  text: {},
  upper: { autoCapitalize: 'characters', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel' },
} as const;

/** One field of a form described by data, tied to what is typed in it. */
export function DataField({ data, state }: { data: FieldData; state: FieldState }) {
  const { value, error, rejected, onChange, onBlur } = state;
  const leave = () => {
    if (data.input === 'text' && value !== value.trim()) onChange(value.trim());
    onBlur();
  };
  return (
    <div>
      <TextField
        {...keyboards[data.input]}
        label={data.label}
        autoComplete={data.autoComplete ?? 'off'}
        longest={data.longest}
        judged={rejected ?? value}
        hint={rejected === null ? data.hint : formTexts.cleared(rejected)}
        info={data.info}
        value={value}
        error={error}
        onChange={(text) => onChange(readAs[data.input](text))}
        onBlur={leave}
        required
      />
      {data.input === 'tel' && <PrefixOffer value={value} onTake={onChange} />}
      {data.doubts && <Doubt text={data.doubts(value)} />}
    </div>
  );
}

/** One press adds the prefix to a number that was typed without it. */
function PrefixOffer({ value, onTake }: { value: string; onTake: (number: string) => void }) {
  const number = withItalianPrefix(value);
  if (number === null) return null;
  return (
    <div className="mt-2">
      <Button look="secondary" onMouseDown={stay} onClick={() => onTake(number)}>
        {formTexts.withPrefix(number)}
      </Button>
    </div>
  );
}

/** A focused field shows no error, because its user is correcting it. */
const stay = (event: MouseEvent) => event.preventDefault();

function Doubt({ text }: { text: string | null }) {
  return (
    <p
      aria-live="polite"
      className="mt-1.5 flex items-start gap-1.5 font-medium text-warning empty:hidden"
    >
      {text && (
        <>
          <span className="mt-0.5">
            <Icon name="warning" />
          </span>
          {text}
        </>
      )}
    </p>
  );
}
