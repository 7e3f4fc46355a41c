import { type ReactNode, useId, useState } from 'react';
import { Icon } from './Icon';
import { usePrinting } from './OnPaper';

interface SectionProps {
  title: string;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}

/** One part of a long page, folded or not; input in a folded one is kept. Paper has all of them. */
export function AccordionSection({ title, open = false, children }: SectionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(open);
  const printing = usePrinting();
  return (
    <section className="rounded-panel border border-line bg-surface shadow-panel">
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex w-full cursor-pointer items-center justify-between gap-4 rounded-panel px-4 py-4 text-left text-xl font-bold hover:bg-accent-soft sm:px-6"
        >
          {title}
          <span
            className={`text-accent motion-safe:transition-transform ${isOpen ? 'rotate-180' : ''}`}
          >
            <Icon name="down" />
          </span>
        </button>
      </h2>
      <section
        id={id}
        aria-labelledby={`${id}-title`}
        hidden={!isOpen && !printing}
        className="px-4 pt-1 pb-5 sm:px-6 sm:pb-6"
      >
        {children}
      </section>
    </section>
  );
}
