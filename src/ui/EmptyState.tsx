import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: IconName;
}

/** A search that found nothing, announced to screen readers too. */
export function EmptyState({ title, children, action, icon = 'empty' }: EmptyStateProps) {
  return (
    <div
      role="status"
      className="grid justify-items-center gap-2 rounded-panel border border-dashed border-line-strong bg-surface px-6 py-12 text-center"
    >
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name={icon} size="large" />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-reading text-ink-soft">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
