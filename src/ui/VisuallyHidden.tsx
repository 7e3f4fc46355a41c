import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  /** For what it describes. */
  id?: string;
  children: ReactNode;
}

export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className="sr-only">
      {children}
    </span>
  );
}
