import type { ReactNode } from 'react';

/** Overlays the foot of the window without moving the page; for waits that began in a long list. */
export function Floating({ children }: { children: ReactNode }) {
  return (
    <div className="fixed inset-x-3 bottom-20 z-30 mx-auto max-w-form animate-late rounded-panel border border-line bg-surface px-5 py-4 shadow-raised">
      {children}
    </div>
  );
}
