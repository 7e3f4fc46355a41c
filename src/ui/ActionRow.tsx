import type { ReactNode } from 'react';

export interface ActionRowProps {
  children: ReactNode;
  align?: 'start' | 'end';
}

/** Buttons in a row; on a phone each takes the whole width, and the one that sends comes first. */
export function ActionRow({ children, align = 'start' }: ActionRowProps) {
  return (
    <div
      className={`flex flex-wrap gap-3 max-sm:*:w-full max-sm:[&>[type=submit]]:order-first ${align === 'end' ? 'justify-end' : ''}`}
    >
      {children}
    </div>
  );
}
