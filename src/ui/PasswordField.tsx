import { useId, useState } from 'react';
import { kitTexts } from '../italian/shared';
import { insideControl } from './classes';
import { TextField, type TextFieldProps } from './TextField';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password, with a button that reveals it. */
export function PasswordField({ id, ...field }: PasswordFieldProps) {
  const ownId = useId();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
      id={id ?? ownId}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-controls={id ?? ownId}
          onClick={() => setShown(!shown)}
          className={insideControl}
        >
          {shown ? kitTexts.hidePassword : kitTexts.showPassword}
        </button>
      }
    />
  );
}
