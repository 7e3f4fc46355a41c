import { type ReactNode, useId } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import { InfoTip } from './InfoTip';
import { VisuallyHidden } from './VisuallyHidden';

export interface FieldProps {
  label: string;
  /** Always visible help. */
  hint?: ReactNode;
  error?: string | null | undefined;
  /** Longer help behind an (i). */
  info?: ReactNode;
  /** For screen readers only. */
  spokenHint?: string | undefined;
  id?: string | undefined;
}

/** The attributes that tie a control to its label, hint and error. */
interface ControlTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (ties: ControlTies) => ReactNode;
}

function Hints({ id, hint, spokenHint }: Pick<FieldProps, 'hint' | 'spokenHint'> & { id: string }) {
  return (
    <p id={id} className={classes(Boolean(hint) && 'mb-1.5 text-sm text-ink-soft')}>
      {hint}
      {spokenHint && <VisuallyHidden>{spokenHint}</VisuallyHidden>}
    </p>
  );
}

function FieldError({ id, error }: { id: string; error: FieldProps['error'] }) {
  return (
    <div id={id} aria-live="polite">
      {error && (
        <p className="mt-1.5 flex items-start gap-1.5 font-medium text-danger">
          <span className="mt-0.5">
            <Icon name="error" />
          </span>
          {error}
        </p>
      )}
    </div>
  );
}

export function Field({ children, ...field }: FieldFrameProps) {
  const ownId = useId();
  const id = field.id ?? ownId;
  const hintId = field.hint || field.spokenHint ? `${id}-hint` : undefined;
  const errorId = `${id}-error`;
  const description = classes(hintId, field.error && errorId);
  return (
    <div className="relative min-w-0">
      <div className="mb-1.5 flex min-h-6 items-center gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {field.label}
        </label>
        {field.info && <InfoTip>{field.info}</InfoTip>}
      </div>
      {hintId && <Hints id={hintId} hint={field.hint} spokenHint={field.spokenHint} />}
      {children({
        id,
        'aria-describedby': description || undefined,
        'aria-invalid': field.error ? true : undefined,
      })}
      <FieldError id={errorId} error={field.error} />
    </div>
  );
}
