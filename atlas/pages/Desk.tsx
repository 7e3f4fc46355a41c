import type { ReactNode } from 'react';

interface DeskProps {
  readonly heading: ReactNode;
  readonly drawing: ReactNode;
  /** The name of the area beside the drawing. */
  readonly name: string;
  readonly children: ReactNode;
  readonly isFull: boolean;
}

/** A drawing and what is known of it side by side, in the first screen of a page; on a tablet one under the other. */
export function Desk({ heading, drawing, name, children, isFull }: DeskProps) {
  return (
    <div className="flex flex-col gap-2 lg:h-[calc(100dvh-4.5rem)] lg:min-h-[34rem]">
      {heading}
      <div
        className={`grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[minmax(0,1fr)] 2xl:grid-cols-[minmax(0,1fr)_22rem] ${isFull ? 'fixed inset-0 z-20 gap-3 bg-canvas p-3 max-lg:grid-rows-[minmax(0,1fr)_16rem]' : 'gap-3'}`}
      >
        <div
          className={
            isFull ? 'min-h-0' : 'h-[calc(100dvh-15rem)] min-h-[28rem] lg:h-auto lg:min-h-0'
          }
        >
          {drawing}
        </div>
        <aside
          aria-label={name}
          className="min-h-0 overflow-auto rounded-panel border border-line bg-surface shadow-panel"
        >
          {children}
        </aside>
      </div>
    </div>
  );
}
