import type { ReactNode } from 'react';

export interface PageStackProps {
  /** A list and its filters are close, to leave room for rows. */
  close?: boolean | undefined;
  inert?: boolean | undefined;
  children: ReactNode;
}

/** The parts of a page in a column. */
export function PageStack({ close = false, inert, children }: PageStackProps) {
  const gap = close ? 'gap-3' : 'gap-4 sm:gap-6 lg:gap-8';
  return (
    <div inert={inert} className={`grid grid-cols-[minmax(0,1fr)] print:gap-3 ${gap}`}>
      {children}
    </div>
  );
}
