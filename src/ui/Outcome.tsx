import type { ReactNode } from 'react';
import { ActionRow } from './ActionRow';
import { Icon } from './Icon';
import { PageHeading } from './PageHeading';

interface OutcomeProps {
  tone: 'success' | 'failure';
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

const looks = {
  success: { icon: 'success', colours: 'bg-success-soft text-success' },
  failure: { icon: 'error', colours: 'bg-danger-soft text-danger' },
} as const;

/** A result, with the links and buttons that follow. */
export function Outcome({ tone, title, children, actions }: OutcomeProps) {
  const look = looks[tone];
  return (
    <section className="mx-auto grid w-full max-w-reading grid-cols-1 gap-6 rounded-panel border border-line bg-surface p-[min(1.5rem,4vw)] shadow-panel sm:p-10 print:border-0 print:p-0 print:shadow-none">
      <span className={`grid size-16 place-items-center rounded-full print:hidden ${look.colours}`}>
        <Icon name={look.icon} size="large" />
      </span>
      <PageHeading title={title} />
      <div className="grid grid-cols-1 gap-3 text-lg">{children}</div>
      <div className="print:hidden">
        <ActionRow>{actions}</ActionRow>
      </div>
    </section>
  );
}
