import { kitTexts } from '../italian/shared';
import { Spinner } from './Spinner';

/**
 * Announced immediately, visible only after 300 ms. Meanwhile the page is as tall as the window and
 * has no footer, so that arriving content moves nothing visible.
 */
export function Loading({ label = kitTexts.loading }: { label?: string }) {
  return (
    <div
      role="status"
      data-loading=""
      aria-label={label}
      className="grid animate-late justify-items-center gap-4 px-4 py-14 text-accent"
    >
      <Spinner />
      <span className="text-ink-soft">{label}…</span>
    </div>
  );
}
