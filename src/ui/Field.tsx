import { type ReactNode, useId, useState } from 'react';
import { kitTexts } from '../italian/shared';
import { classes } from './classes';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

interface InfoTipProps {
  children: ReactNode;
  label?: string;
}

/**
 * Help behind an (i), by pointer, touch or keyboard. It stays while pointed at or focused, and
 * Escape closes it (WCAG 1.4.13). It spans the nearest positioned ancestor, so that it never
 * overflows. It is above that ancestor, so that it never covers its field.
 */
function InfoTip({ children, label = kitTexts.moreInformation }: InfoTipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <span
      className="inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
    >
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        className="relative grid size-6 cursor-pointer place-items-center rounded-full text-accent before:absolute before:-inset-x-[min(0.625rem,2vw)] before:-inset-y-2.5 hover:text-accent-deep"
      >
        <Icon name="info" />
      </button>
      <span
        id={id}
        role="tooltip"
        className={classes(
          'absolute inset-x-0 bottom-full z-20 -mb-1 max-w-reading pb-2 font-normal',
          !open && 'hidden',
        )}
      >
        <span className="block rounded-control bg-ink px-4 py-3 text-onaccent shadow-raised">
          {children}
        </span>
      </span>
    </span>
  );
}

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
