import type { ReactNode } from 'react';
import type { PointMonthRow } from '../../machines/month-by-point/month-by-point.actors';

interface ShareBarProps {
  readonly row: Pick<PointMonthRow, 'share'>;
  readonly children: ReactNode;
}

/** An amount over a bar as long as its share of the largest one; decoration of the figure. */
export function ShareBar({ row, children }: ShareBarProps) {
  return (
    <span className="inline-grid min-w-24 gap-1">
      {children}
      <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1 w-full">
        <rect width="100" height="4" className="fill-line" />
        <rect width={row.share * 100} height="4" className="fill-accent" />
      </svg>
    </span>
  );
}
