import type { ReactNode } from 'react';

/** Beside a result: where one is in it, and what can be done with all of it. */
export function ResultBar({ pager, actions }: { pager?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 max-sm:flex-col-reverse max-sm:items-stretch">
      {pager}
      {actions && <div className="flex flex-wrap gap-3 max-sm:*:grow">{actions}</div>}
    </div>
  );
}
