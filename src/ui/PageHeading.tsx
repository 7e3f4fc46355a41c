import type { ReactNode } from 'react';
import { productName } from '../italian/shared';
import { useHydrated } from './use-hydrated';

/** New content takes the focus, unless the user has opened a menu meanwhile. */
export const focusOnEntry = (heading: HTMLHeadingElement | null) => {
  if (document.activeElement?.closest('[data-open]')) return;
  heading?.focus();
};

export interface PageHeadingProps {
  title: string;
  intro?: ReactNode;
  /** Links or buttons that belong to the whole page. */
  actions?: ReactNode;
  /** On entry the heading takes the focus, so that a screen reader announces the page. */
  takesFocus?: boolean | undefined;
}

export function PageHeading({ title, intro, actions, takesFocus = true }: PageHeadingProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      {/* A page that is written at build time has the title of the portal in its head. */}
      {useHydrated() && <title>{`${title} · ${productName}`}</title>}
      <div className="min-w-0">
        <h1
          tabIndex={-1}
          ref={takesFocus ? focusOnEntry : undefined}
          className="scroll-mt-48 text-xl font-bold tracking-tight text-balance outline-none sm:text-2xl lg:text-3xl"
        >
          {title}
        </h1>
        {intro && (
          <p className="mt-1 max-w-reading wrap-anywhere text-ink-soft sm:text-lg">{intro}</p>
        )}
      </div>
      {actions}
    </header>
  );
}
