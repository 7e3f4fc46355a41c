import { type ReactNode, useId, useState } from 'react';
import { kitTexts } from '../italian/shared';
import { buttonClasses } from './Button';
import { Icon } from './Icon';
import { OnPaper } from './OnPaper';
import { VisuallyHidden } from './VisuallyHidden';

interface MoreFilters {
  readonly fields: ReactNode;
  /** The number of these filters in use. */
  readonly inUse: number;
  /** One of them has an error: they cannot be folded until it is corrected. */
  readonly wrong?: boolean;
}

export interface FilterPanelProps {
  /** Names the form. */
  label: string;
  onSubmit: () => void;
  /** The filters that are always visible. */
  children: ReactNode;
  /** The buttons; the one that searches is `type="submit"`. */
  actions: ReactNode;
  /** The filters behind 'Altri filtri'. */
  more?: MoreFilters;
  /** The criteria in use, each with its name: a print has them in place of the form. */
  asked: readonly string[];
}

const phone = '(max-width: 30rem)';

/** On a phone the filters fill the window, so the results are scrolled into view. */
const showResults = (form: HTMLFormElement) => {
  const cannotSearch = form.querySelector('[type="submit"]:disabled') !== null;
  if (cannotSearch || !window.matchMedia(phone).matches) return;
  requestAnimationFrame(() => {
    const { top = 0 } = form.nextElementSibling?.getBoundingClientRect() ?? {};
    window.scrollBy({ top: top - 8 });
  });
};

/** One row: the common filters, the button that searches, and the button for the others. */
export function FilterPanel(props: FilterPanelProps) {
  const { label, onSubmit, children, actions, more, asked } = props;
  const id = useId();
  const [chosenOpen, choose] = useState(false);
  const open = chosenOpen || more?.wrong === true;
  return (
    <>
      <form
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
          showResults(event.currentTarget);
        }}
        className="rounded-panel border border-line bg-surface px-[min(1rem,4vw)] py-3 shadow-panel print:hidden"
      >
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3 max-md:[&>:not(button)]:w-full max-md:[&>[type=submit]]:grow md:[&>:not(button)]:min-w-44 lg:[&>:not(button)]:min-w-52">
          {children}
          {actions}
          {more && (
            <MoreButton
              controls={id}
              open={open}
              inUse={more.inUse}
              onPress={() => choose(!chosenOpen)}
            />
          )}
        </div>
        {more && more.inUse > 0 && (
          <VisuallyHidden id={`${id}-in-use`}>{kitTexts.filters.inUse(more.inUse)}</VisuallyHidden>
        )}
        {more && (
          <div
            id={id}
            hidden={!open}
            className="mt-4 grid grid-cols-1 gap-x-6 gap-y-4 border-t border-line pt-4 sm:grid-cols-2 lg:grid-cols-6 lg:[&>:not([data-span])]:col-span-2 xl:grid-cols-5 xl:[&>:not([data-span])]:col-span-1 xl:[&>:not([data-span])]:pt-7"
          >
            {more.fields}
          </div>
        )}
      </form>
      <OnPaper>{() => <Asked>{asked}</Asked>}</OnPaper>
    </>
  );
}

/** The criteria of what is shown, in a line. */
export function Asked({ children }: { readonly children: readonly string[] }) {
  return children.length > 0 && <p className="font-semibold">{children.join(' · ')}</p>;
}

interface MoreButtonProps {
  controls: string;
  open: boolean;
  inUse: number;
  onPress: () => void;
}

function MoreButton({ controls, open, inUse, onPress }: MoreButtonProps) {
  const words = kitTexts.filters;
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      aria-describedby={inUse > 0 ? `${controls}-in-use` : undefined}
      onClick={onPress}
      className={buttonClasses('quiet', false)}
    >
      {words.more}
      {inUse > 0 && (
        <span
          aria-hidden="true"
          className="grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-sm text-onaccent tabular-nums"
        >
          {inUse}
        </span>
      )}
      <span className={`motion-safe:transition-transform ${open ? 'rotate-180' : ''}`}>
        <Icon name="down" />
      </span>
    </button>
  );
}

/** From and to side by side, with the message about both. */
export function FieldPair({ children, warning }: { children: ReactNode; warning?: string | null }) {
  return (
    <div data-span="" className="sm:col-span-2 lg:col-span-3 xl:col-span-2">
      <div className="grid grid-cols-2 items-end gap-x-3 sm:gap-x-6">{children}</div>
      <div aria-live="polite">
        {warning && <p className="mt-1.5 font-medium text-warning">{warning}</p>}
      </div>
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

/** A field that takes the rest of the row. */
export function GrowingField({ children }: { children: ReactNode }) {
  return <div className="grow md:max-w-reading">{children}</div>;
}
