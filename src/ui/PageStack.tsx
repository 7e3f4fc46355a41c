import type { ReactNode } from 'react';

/** The parts of a page one under the other, at the page's own distance. */
export function PageStack({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-8">{children}</div>;
}
