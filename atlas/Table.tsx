import type { ReactNode } from 'react';

export const cell =
  'border-b border-line px-3 py-2 align-top text-sm print:px-1.5 print:py-0.5 print:text-xs';

interface TableProps {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  /** One or more bodies. */
  readonly children: ReactNode;
}

/** A table with its heading; where it is too wide it scrolls sideways. */
export function Table({ id, title, columns, children }: TableProps) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <div className="mt-3 overflow-x-auto rounded-panel border border-line bg-surface shadow-panel">
        <table className="w-full min-w-4xl border-separate border-spacing-0 print:min-w-0">
          <thead>
            <tr>
              {columns.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="border-b border-line-strong bg-canvas px-3 py-2.5 text-left text-sm font-semibold"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {children}
        </table>
      </div>
    </section>
  );
}
