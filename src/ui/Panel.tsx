import { type ReactNode, useId } from 'react';

export interface PanelProps {
  title?: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** A white sheet for one matter; with a title it is a named region. */
export function Panel({ title, children, actions }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className="rounded-panel border border-line bg-surface p-[min(1rem,4vw)] shadow-panel sm:p-6 print:p-3"
    >
      {(title || actions) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:mb-1">
          {title && (
            <h2 id={id} className="text-xl font-bold">
              {title}
            </h2>
          )}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
