import { type ReactNode, useId, useState } from 'react';
import { kitTexts } from '../italian/shared';
import { classes } from './classes';
import { Icon } from './Icon';

interface InfoTipProps {
  children: ReactNode;
  label?: string;
}

/**
 * Help behind an (i), by pointer, touch or keyboard. It stays while pointed at or focused, and
 * Escape closes it (WCAG 1.4.13). It spans the nearest positioned ancestor, so that it never
 * overflows. It is above that ancestor, so that it never covers its field.
 */
export function InfoTip({ children, label = kitTexts.moreInformation }: InfoTipProps) {
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
