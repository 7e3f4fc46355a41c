import type { ReactNode } from 'react';

/** The parts of a page one under the other; a list and what finds it stand close, to leave room for rows. */
export function PageStack({ children, close = false }: { children: ReactNode; close?: boolean }) {
  const gap = close ? 'gap-4' : 'gap-4 sm:gap-6 lg:gap-8';
  return <div className={`grid grid-cols-[minmax(0,1fr)] ${gap}`}>{children}</div>;
}
