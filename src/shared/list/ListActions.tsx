import type { ReactNode } from 'react';

/** What can be done with the rows of a list, side by side; on a phone they share the width. */
export function ListActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow max-sm:[&>div>button]:w-full">
      {children}
    </div>
  );
}
