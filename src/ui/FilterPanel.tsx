import type { ReactNode } from 'react';

export interface FilterPanelProps {
  /** Names the form. */
  label: string;
  onSubmit: () => void;
  children: ReactNode;
  /** The buttons; the one that searches is `type="submit"`. */
  actions: ReactNode;
}

export function FilterPanel({ label, onSubmit, children, actions }: FilterPanelProps) {
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="rounded-panel border border-line bg-surface p-4 shadow-panel sm:p-6"
    >
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-6 lg:[&>:not([data-span])]:col-span-2">
        {children}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-line pt-5 max-sm:[&>button]:w-full">
        {actions}
      </div>
    </form>
  );
}

/** From and to side by side, with what is odd about the two together. */
export function FieldPair({ children, warning }: { children: ReactNode; warning?: string | null }) {
  return (
    <div data-span="" className="sm:col-span-2 lg:col-span-3">
      <div className="grid grid-cols-2 gap-x-3 sm:gap-x-6">{children}</div>
      <div aria-live="polite">
        {warning && <p className="mt-1.5 font-medium text-warning">{warning}</p>}
      </div>
    </div>
  );
}

/** A field that takes what one other leaves of a row. */
export function TwoThirds({ children }: { children: ReactNode }) {
  return (
    <div data-span="" className="sm:col-span-2 lg:col-span-4">
      {children}
    </div>
  );
}

/** A field that takes the whole width of the panel. */
export function WideField({ children }: { children: ReactNode }) {
  return (
    <div data-span="" className="sm:col-span-2 lg:col-span-full">
      {children}
    </div>
  );
}
