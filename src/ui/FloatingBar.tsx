import type { ReactNode } from 'react';

/** Stays in sight at the foot of the window while what it belongs to is being read. */
export function FloatingBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-3 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-x-4 gap-y-1.5 rounded-panel border border-line bg-surface p-1.5 shadow-raised">
      {children}
    </div>
  );
}
