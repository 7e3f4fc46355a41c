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
