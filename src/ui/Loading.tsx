import { kitTexts } from '../italian/shared';

/** For waits in which nothing on the screen may be used. */
export function FullScreenLoading() {
  return (
    <div className="fixed inset-0 z-40 grid animate-late place-items-center bg-canvas/85">
      <Loading />
    </div>
  );
}

/** A turning ring, for the eye only; invisible for the first 300 ms. */
export function Spinner({ className = 'size-10' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`animate-late ${className}`}>
      <Ring className="size-full" />
    </span>
  );
}

/** The ring itself; it does not turn where motion is unwanted. */
export function Ring({ className }: { className: string }) {
  return (
    <span
      className={`block animate-spin rounded-full border-[0.2em] border-current border-r-transparent motion-reduce:animate-none ${className}`}
    />
  );
}

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
