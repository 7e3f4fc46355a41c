import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from './use-hydrated';

const regions = '[data-announcements]';

/**
 * The portal has one live region, and so has an open dialog, because the page beneath it is inert.
 * Pages written at build time lack it.
 */
export function LiveRegion() {
  return useHydrated() && <div aria-live="polite" data-announcements="" className="sr-only" />;
}

/**
 * A sentence for screen readers, said when it appears and when it changes. The focus stays where it
 * is.
 */
export function Announcement({ children }: { children: string }) {
  const [region, setRegion] = useState<Element | null>(null);
  useEffect(() => setRegion([...document.querySelectorAll(regions)].at(-1) ?? null), []);
  return region && createPortal(<p>{children}</p>, region);
}
