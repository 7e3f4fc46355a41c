import type { ComponentPropsWithRef } from 'react';
import { controlBox, controlInput } from './control-look';
import { Field, type FieldProps } from './Field';

type NativeProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'onChange' | 'id'>;

interface TextAreaProps extends FieldProps, NativeProps {
  onChange: (value: string) => void;
}

/** A text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, info, spokenHint, id, onChange, ...textarea } = props;
  return (
    <Field {...{ label, hint, error, info, spokenHint, id }}>
      {(ties) => (
        <div className={controlBox}>
          <textarea
            {...textarea}
            {...ties}
            data-control=""
            className={controlInput}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
