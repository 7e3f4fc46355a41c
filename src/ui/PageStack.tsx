import type { ReactNode } from 'react';

/** The parts of a page in a column; a list and its filters are close, to leave room for rows. */
export function PageStack({ children, close = false }: { children: ReactNode; close?: boolean }) {
  const gap = close ? 'gap-4' : 'gap-4 sm:gap-6 lg:gap-8';
  return <div className={`grid grid-cols-[minmax(0,1fr)] ${gap}`}>{children}</div>;
}
