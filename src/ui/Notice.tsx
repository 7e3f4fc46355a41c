import type { ReactNode } from 'react';
import { kitTexts } from '../italian/shared';
import { Icon, type IconName } from './Icon';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  tone: NoticeTone;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
  /**
   * 'alert' interrupts a screen reader, 'status' waits; leave it out for a notice that is shown
   * from the start.
   */
  announce?: 'alert' | 'status';
  onDismiss?: () => void;
}

const looks: Record<NoticeTone, { icon: IconName; colours: string; ink: string }> = {
  info: { icon: 'info', colours: 'border-accent-line bg-accent-soft', ink: 'text-accent' },
  success: { icon: 'success', colours: 'border-success-line bg-success-soft', ink: 'text-success' },
  warning: { icon: 'warning', colours: 'border-warning-line bg-warning-soft', ink: 'text-warning' },
  error: { icon: 'error', colours: 'border-danger-line bg-danger-soft', ink: 'text-danger' },
};

export function Notice({ tone, title, children, action, announce, onDismiss }: NoticeProps) {
  const look = looks[tone];
  return (
    <div role={announce} className={`flex gap-3 rounded-control border px-4 py-3 ${look.colours}`}>
      <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-4 gap-y-1">
        <div className="flex min-w-0 gap-3">
          <span className={`mt-0.5 ${look.ink}`}>
            <Icon name={look.icon} />
          </span>
          <div className="min-w-0">
            {title && <p className="font-semibold">{title}</p>}
            <div>{children}</div>
          </div>
        </div>
        {action}
      </div>
      {onDismiss && (
        <button
          type="button"
          onClick={onDismiss}
          aria-label={kitTexts.closeLayer}
          className="-my-2.5 -mr-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-surface"
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
