import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlBox, controlInput } from './control-look';
import { Field, type FieldProps } from './Field';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'onChange' | 'prefix' | 'id'>;

export interface TextFieldProps extends FieldProps, InputProps {
  onChange?: ((value: string) => void) | undefined;
  /** Fixed text inside the box, before or after what is typed. */
  prefix?: string;
  suffix?: string;
  /** A control inside the box, such as a button that shows a password. */
  trailing?: ReactNode;
}

function Affix({ children, side }: { children: string; side: string }) {
  return (
    <span aria-hidden="true" className={`grid place-items-center text-ink-soft ${side}`}>
      {children}
    </span>
  );
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, info, spokenHint, id, onChange, prefix, suffix, trailing, ...input } =
    props;
  return (
    <Field {...{ label, hint, error, info, spokenHint, id }}>
      {(ties) => (
        <div className={controlBox}>
          {prefix && <Affix side="pl-3.5">{prefix}</Affix>}
          <input
            type="text"
            {...input}
            {...ties}
            data-control=""
            className={controlInput}
            onChange={onChange && ((event) => onChange(event.target.value))}
          />
          {suffix && <Affix side="pr-3.5">{suffix}</Affix>}
          {trailing}
        </div>
      )}
    </Field>
  );
}
