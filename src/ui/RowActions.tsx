import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import { Spinner } from './Loading';

export interface RowActionsProps {
  /** The row of the buttons; read out as the description of each, not visible. */
  description: string;
  /** Of the description. */
  id: string;
  children: ReactNode;
}

/** The buttons of a table's row. */
export function RowActions({ description, id, children }: RowActionsProps) {
  return (
    <span className="-ml-2 -my-1.5 flex flex-wrap gap-x-2 max-md:my-0 max-md:-mb-2">
      <span id={id} hidden>
        {description}
      </span>
      {children}
    </span>
  );
}

export interface RowButtonProps {
  icon: IconName;
  children: string;
  describedBy: string;
  onPress: () => void;
  /** Its own work is running. */
  pending: boolean;
  /** Other work is running: it is disabled, and keeps the focus. */
  rests: boolean;
}

export function RowButton(props: RowButtonProps) {
  const { icon, children, describedBy, onPress, pending, rests } = props;
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      aria-disabled={pending || rests || undefined}
      aria-busy={pending || undefined}
      onClick={pending || rests ? undefined : onPress}
      className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-2 text-start font-semibold text-accent md:whitespace-nowrap hover:bg-accent-soft aria-disabled:cursor-progress max-md:min-h-11"
    >
      {pending ? <Spinner className="size-5" /> : <Icon name={icon} />}
      {children}
    </button>
  );
}
