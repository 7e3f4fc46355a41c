import type { ReactNode } from 'react';

interface PartProps {
  /** The state it represents, or the first of its arrows. */
  readonly id: string;
  /** Information that its texts lack. */
  readonly note: string;
  readonly current: 'true' | 'step' | undefined;
  readonly href: string;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** Something of the drawing that can be chosen: a link to its own place on the page. */
export function Part({ id, note, current, href, onChoose, children }: PartProps) {
  return (
    <a
      href={href}
      aria-description={note}
      aria-current={current}
      data-part={id}
      draggable={false}
      className="outline-offset-1"
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      {children}
    </a>
  );
}
