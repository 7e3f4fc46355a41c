import { kitTexts } from '../italian/shared';
import { Spinner } from './Spinner';

/**
 * Spoken at once, seen only when the wait passes 300 ms. Meanwhile the page is as tall as the window and its
 * footer is not drawn: what arrives pushes nothing that was seen.
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
