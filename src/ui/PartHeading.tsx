import { focusOnEntry } from './PageHeading';

export interface PartHeadingProps {
  title: string;
  intro?: string;
  id?: string;
  /** A part that replaces another takes the focus, and is announced. */
  takesFocus?: boolean;
}

/** The heading of a part of a page that has its own steps. */
export function PartHeading({ title, intro, id, takesFocus = false }: PartHeadingProps) {
  return (
    <div>
      <h2
        id={id}
        tabIndex={-1}
        ref={takesFocus ? focusOnEntry : undefined}
        className="scroll-mt-48 text-2xl font-bold tracking-tight text-balance outline-none"
      >
        {title}
      </h2>
      {intro && <p className="mt-2 max-w-reading text-ink-soft">{intro}</p>}
    </div>
  );
}
