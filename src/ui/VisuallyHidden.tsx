import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  /** The id for `aria-describedby`. */
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
